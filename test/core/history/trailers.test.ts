import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { checkWords, runTrailers } from '../../../src/core/history/message.ts'

const RUN = { title: 'Tend', digest: 'd'.repeat(64), runId: 'r'.repeat(20), total: 1 }

const parsedByGit = (message: string): readonly string[] =>
  execFileSync('git', ['interpret-trailers', '--parse'], { input: message, encoding: 'utf8' }).trimEnd().split('\n')

const isTaken = (trailer: string): boolean => {
  try {
    checkWords({ trailers: [trailer] })
    return true
  } catch {
    return false
  }
}

it.each([
  'Issue: 12',
  'Issue:12',
  'Issue : 12',
  '-x: y',
  '1: 2',
  'Reviewed-by: Ida Fern <ida@garden.invalid>',
  'A: b: c',
  'A: b # c',
])('git reads the trailer %j, and the run’s own beside it', (trailer) => {
  expect(isTaken(trailer)).toBe(true)
  const found = parsedByGit(`Subject\n\n${runTrailers({ ...RUN, trailers: [trailer] })}`)
  expect(found.map((line) => line.split(':')[0])).toEqual(['Editplan-Plan', 'Editplan-Run', trailer.split(/ *:/)[0]])
})

it.each(['Issue 12', 'My issue: 12', 'é: x', ': x'])('git reads no trailer %j, which is refused', (trailer) => {
  expect(isTaken(trailer)).toBe(false)
  expect(parsedByGit(`Subject\n\n${trailer}\n`).join('')).toBe('')
})
