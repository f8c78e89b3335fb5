import { Client } from './net/client.js'

export const jobs = new Client({ host: 'jobs.example', port: 8080 })
