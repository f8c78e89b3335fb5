import { retry } from './retry.js'

export class Client {
  constructor(host, port) {
    this.call = retry(() => fetch(`https://${host}:${port}/`))
  }
}
