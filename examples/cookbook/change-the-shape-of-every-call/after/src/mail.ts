export const mail = connect({ host: 'mail.example', port: 25 })
export const copy = connect({ host: mail.host, port: mail.port })
