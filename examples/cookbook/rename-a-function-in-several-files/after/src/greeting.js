import { fetchUser } from './user.js'

export const greeting = (id) => `Good morning, ${fetchUser(id)}`
