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
