import { retry } from './retry.js'

export const client = retry(fetch)
