import { getUser } from '../user.js'

const [first, second] = [getUser(1), getUser(2)]
