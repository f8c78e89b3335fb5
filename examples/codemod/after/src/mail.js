import { Client } from './net/client.js'

export const mail = new Client({ host: 'mail.example', port: 25 })
export const copy = new Client({ host: 'copy.example', port: 25 })
