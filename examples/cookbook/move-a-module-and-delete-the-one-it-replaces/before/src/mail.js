import { client } from './old-client.js'
