import { Client } from './client.js'

export const mail = new Client('mail.example', 25)
export const copy = new Client('copy.example', 25)
