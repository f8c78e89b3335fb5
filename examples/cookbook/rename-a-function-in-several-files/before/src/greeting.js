import { getUser } from './user.js'

export const greeting = (id) => `Good morning, ${getUser(id)}`
