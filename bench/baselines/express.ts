import express from "express";
import { constantRuling } from "./constant.js";

/** Bare Express: JSON in, a constant out. */
const ruling = constantRuling();
const app = express();
app.use(express.json());
app.post("/v1/resolve-combat", (_request, response) => {
  response.json(ruling);
});
app.listen(Number(process.env["PORT"]), "127.0.0.1");
