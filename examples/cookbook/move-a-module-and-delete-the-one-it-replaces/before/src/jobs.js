import { client } from './client.js'
