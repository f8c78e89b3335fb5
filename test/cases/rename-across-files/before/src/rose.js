export function getRose(name) {
  return { name, thorns: true }
}
