import { expect, it } from 'vitest'
import { coverByRules } from '../../../../src/wings/codemods/explain/cover.ts'
import { createEffort } from '../../../../src/wings/codemods/explain/trial.ts'

it('takes lines that every file gets at its end for one rule', async () => {
  const files = ['rose', 'iris', 'fern', 'moss'].map((name, at) => {
    const text = `${name}(${at})\n`
    return { path: `src/${name}.js`, text, goal: `${text}\n// Copyright The Garden\n// SPDX-License-Identifier: MIT\n` }
  })
  const steps = await coverByRules(
    {
      files,
      leastPlaces: 2,
      unchanged: async () => [],
      attempt: async () => ({ texts: new Map(files.map(({ path, goal }) => [path, goal])), matches: 4 }),
      restart: async () => undefined,
    },
    createEffort(),
  )
  expect(steps.map(({ files }) => files.length)).toEqual([4])
})

it.each([
  ['notes.txt', 1],
  ['yarn.lock', 0],
])('takes a long block that goes from %s for a rule: %i', async (path, rules) => {
  const text = Array.from({ length: 60 }, (_, at) => `line ${at} of ${at * 7}\n`)
  const goal = text.toSpliced(10, 30).join('')
  const steps = await coverByRules(
    {
      files: [{ path, text: text.join(''), goal }],
      leastPlaces: 2,
      unchanged: async () => [],
      attempt: async () => ({ texts: new Map([[path, goal]]), matches: 1 }),
      restart: async () => undefined,
    },
    createEffort(),
  )
  expect(steps).toHaveLength(rules)
})
