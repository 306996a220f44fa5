import { createServer, IncomingMessage, ServerResponse, type Server } from "node:http";
import type { Express } from "express";

const FIRST_FAST_MAJOR = 24;

/** Longer than the usual 60 seconds of a load balancer, so that it never reuses a connection that is just closing. */
const KEEP_ALIVE_MS = 65_000;
const WHOLE_REQUEST_MS = 30_000;

/** Makes the server for an app; it does not listen yet. */
export function createHttpServer(app: Express): Server {
  const server = hasFastPrototypes() ? createServer(app) : createServer(bornAsExpress(app), app);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.requestTimeout = WHOLE_REQUEST_MS;
  return server;
}

/**
 * Express sets the prototype of every request and response to its own. Before Node 24 that throws away what the
 * engine has learnt about these objects and makes a request 1.2 to 1.8 times slower. Objects that are made with
 * that prototype are left as they are. From Node 24 on the plain way is the faster one.
 */
function bornAsExpress(app: Express) {
  class ExpressRequest extends IncomingMessage {}
  class ExpressResponse extends ServerResponse {}
  Object.setPrototypeOf(ExpressRequest.prototype, app.request);
  Object.setPrototypeOf(ExpressResponse.prototype, app.response);
  app.request = ExpressRequest.prototype as typeof app.request;
  app.response = ExpressResponse.prototype as typeof app.response;
  return { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse };
}

function hasFastPrototypes(): boolean {
  return Number(process.versions.node.split(".")[0]) >= FIRST_FAST_MAJOR;
}
