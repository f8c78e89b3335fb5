export const client = fetch
