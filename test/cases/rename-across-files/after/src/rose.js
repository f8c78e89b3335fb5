export function fetchRose(name) {
  return { name, thorns: true }
}
