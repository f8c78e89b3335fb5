export const mail = new Client('mail.example', 25)
export const copy = new Client(mail.host, mail.port)
