import { render, type ComponentChild } from "preact";

/** Puts the app where the shell has room for it, in place of what the server has written there. */
export function show(app: ComponentChild): void {
  const room = document.querySelector("#app");
  if (!room) throw new Error("The page has no room for the app.");
  room.replaceChildren();
  render(app, room);
}
