/** What the service is called, wherever it names itself. */
export const SERVICE_TITLE = "Riftbound Combat Adjudicator";

/** The title of a page or picture: the first part of what it says, as tabs and chats have little room. */
export function titleOf(said: string): string {
  const [first = ""] = said.split(";", 1);
  return `${first.replace(/\.$/u, "")} · ${SERVICE_TITLE}`;
}

/** Riot Games asks fan projects for this notice. */
export const LEGAL_NOTICE = `${SERVICE_TITLE} isn't endorsed by Riot Games and doesn't reflect the views or opinions of Riot Games or anyone officially involved in producing or managing Riot Games properties. Riot Games and all associated properties are trademarks or registered trademarks of Riot Games, Inc.`;
