export const worker = "worker";
