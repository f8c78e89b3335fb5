import { fetchUser } from '../user.js'

export const name = fetchUser('me').name
