import { appendFileSync, copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Programs that `npm test` may start: each costs a slow machine 10 ms and more. */
const MOST = 3000

const fileIn = (folder: string): string => join(folder, 'starts')

/** Writes down that a worker starts a program, and for which test. */
export function countStart(folder: string, { file, title }: { readonly file: string; readonly title: string }): void {
  appendFileSync(fileIn(folder), `${file}\t${title.replace(/\s/g, ' ')}\n`)
}

/** How many programs the workers have started is said, and too many fail `npm test`; `STARTS=FILE` keeps for which tests. */
export function sayStarts(folder: string, { isBound }: { readonly isBound: boolean }): void {
  const text = readFileSync(fileIn(folder), { encoding: 'utf8', flag: 'a+' })
  const count = text.split('\n').length - 1
  if (count === 0) return
  if (process.env.STARTS) copyFileSync(fileIn(folder), process.env.STARTS)
  const bound = isBound && count > MOST ? `, of ${MOST} that npm test may start: STARTS=FILE lists for which tests` : ''
  process.stderr.write(`${count} programs started${bound}\n`)
  if (bound) process.exitCode = 1
}
