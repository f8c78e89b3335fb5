const API = 'https://example.com/users'

/** The user with this id, or undefined. */
export async function getUser(id) {
  const response = await fetch(`${API}/${encodeURIComponent(id)}`)
  return response.ok ? response.json() : undefined
}
