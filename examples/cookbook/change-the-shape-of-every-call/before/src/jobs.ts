export const jobs = new Client('jobs.example', 8080)
