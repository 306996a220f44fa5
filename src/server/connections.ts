import type { Server } from "node:http";
import type { Socket } from "node:net";

/** The connections of a server, to close those that carry no request. */
export interface Connections {
  /** Closes every connection without a request in flight, also those that never carried one. */
  closeIdle(): void;
}

/** Keeps count of the requests on each connection. Node.js itself does not see a connection before its first one. */
export function trackConnections(server: Server): Connections {
  const inFlight = new Map<Socket, number>();
  server.on("connection", (socket) => {
    inFlight.set(socket, 0);
    socket.once("close", () => inFlight.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    inFlight.set(socket, (inFlight.get(socket) ?? 0) + 1);
    response.once("close", () => {
      if (inFlight.has(socket)) inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1);
    });
  });
  return {
    closeIdle() {
      for (const [socket, requests] of inFlight) if (requests === 0) socket.destroy();
    },
  };
}
