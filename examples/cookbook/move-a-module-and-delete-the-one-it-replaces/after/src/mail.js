import { client } from './net/client.js'
