export function fetchRose(name: string) {
  return { name, thorns: true }
}
