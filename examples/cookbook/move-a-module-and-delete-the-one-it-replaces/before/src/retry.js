export const retry = (call) => call
