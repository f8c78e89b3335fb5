export const jobs = connect({ host: 'jobs.example', port: 8080 })
