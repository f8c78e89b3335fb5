import { fetchUser } from './user.js'

export async function greeting(id) {
  const user = await fetchUser(id)
  return user ? `Good morning, ${user.name}.` : 'Good morning.'
}

export const greetings = (ids) => Promise.all(ids.map((id) => fetchUser(id).then((user) => user?.name)))
