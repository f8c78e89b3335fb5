import { fetchUser } from '../user.js'

const [first, second] = [fetchUser(1), fetchUser(2)]
