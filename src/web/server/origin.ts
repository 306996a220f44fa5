import type { Request } from "express";

/** A host as a Host header may name it: a name, an IPv4 address or an IPv6 address, and a port. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Finds the origin under which the reader of a request knows the service. */
export type OriginOf = (request: Request) => string;

/**
 * Absolute addresses, which chats and other sites need, begin with `publicUrl`, else with the host that was asked. A
 * Host header that names none is not repeated: addresses are relative then.
 */
export function originFinder(publicUrl: string | null): OriginOf {
  return (request) => {
    if (publicUrl !== null) return publicUrl;
    const { host = "" }: { readonly host?: string } = request;
    return HOST.test(host) ? `${request.protocol === "https" ? "https" : "http"}://${host}` : "";
  };
}
