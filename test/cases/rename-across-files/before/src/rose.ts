export function getRose(name: string) {
  return { name, thorns: true }
}
