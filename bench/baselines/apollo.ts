import { readFileSync } from "node:fs";
import { ApolloServer } from "@apollo/server";
import { expressMiddleware } from "@as-integrations/express5";
import express from "express";
import { enumsAsInGraphqlAnswer } from "../../test/graphql/enum-conversion.js";
import { constantRuling } from "./constant.js";

/** Bare Apollo Server: the schema as text, one resolver, a constant out. */
const ruling = enumsAsInGraphqlAnswer("resolveCombat", constantRuling());
const typeDefs = readFileSync("schema.graphql", "utf8");
const server = new ApolloServer({ typeDefs, resolvers: { Query: { resolveCombat: () => ruling } } });
await server.start();
const app = express();
app.use("/graphql", express.json(), expressMiddleware(server));
app.listen(Number(process.env["PORT"]), "127.0.0.1");
