export function fetchUser(id) {
  return id
}
