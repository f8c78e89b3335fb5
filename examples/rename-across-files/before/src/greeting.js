import { getUser } from './user.js'

export async function greeting(id) {
  const user = await getUser(id)
  return user ? `Good morning, ${user.name}.` : 'Good morning.'
}

export const greetings = (ids) => Promise.all(ids.map((id) => getUser(id).then((user) => user?.name)))
