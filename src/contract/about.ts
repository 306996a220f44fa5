/** What the service is called, wherever it names itself. */
export const SERVICE_TITLE = "Riftbound Combat Adjudicator";

/** Riot Games asks fan projects for this notice. */
export const LEGAL_NOTICE = `${SERVICE_TITLE} isn't endorsed by Riot Games and doesn't reflect the views or opinions of Riot Games or anyone officially involved in producing or managing Riot Games properties. Riot Games and all associated properties are trademarks or registered trademarks of Riot Games, Inc.`;
