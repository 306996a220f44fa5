export const judge = "judge";
