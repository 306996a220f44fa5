import type { Request } from "express";

/** A host as a Host header may name it: a name, an IPv4 address or an IPv6 address, and a port. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::(?<port>\d{1,5}))?$/i;
const HIGHEST_PORT = 65_535;

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
    const named = HOST.exec(host);
    const isHost = named !== null && Number(named.groups?.["port"] ?? 0) <= HIGHEST_PORT;
    return isHost ? `${request.protocol === "https" ? "https" : "http"}://${host}` : "";
  };
}
