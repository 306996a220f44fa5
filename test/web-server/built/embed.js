export const embed = "embed";
