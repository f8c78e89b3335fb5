export function getUser(id) {
  return id
}
