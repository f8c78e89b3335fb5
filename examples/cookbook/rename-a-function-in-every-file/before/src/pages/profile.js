import { getUser } from '../user.js'

export const name = getUser('me').name
