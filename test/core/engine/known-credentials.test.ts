import { describe, expect, it } from 'vitest'
import { checkPlan } from '../../../src/index.ts'
import { type Files, repository } from '../../support/memory-repository.ts'
import { planOf, type TestStep } from '../../support/runs.ts'

const TOKEN = `ghp_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}`
const OTHER = `ghp_${'aWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUy'}`
const FILES = {
  'a.env': `# one\r\nKEY=${TOKEN}\r\nPORT=1\r\n`,
  'b.env': 'PORT=1\n',
  'a.json': `{ "key": "${TOKEN}", "n": 1 }\n`,
  'n.ipynb': `{"cells": [{"cell_type": "code", "id": "a", "metadata": {}, "execution_count": null, "outputs": [], "source": ["k = '${TOKEN}'"]}], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}\n`,
  '.github/editplan.yml': 'version: 1\nrules: { deny: ["Read(hidden.env)"] }\n',
  'hidden.env': `KEY=${TOKEN}\n`,
}
const edit = { tool: 'Edit', file_path: 'a.env', old_string: `KEY=${TOKEN}\nPORT=1` }

describe('a credential in the text of a step', () => {
  it.each<[string, object, string, { readonly reads?: 'strict' }?]>([
    ['an Edit beside it', { ...edit, new_string: `KEY=${TOKEN}\nPORT=2` }, 'applied'],
    ['an Edit with another', { ...edit, new_string: `KEY=${OTHER}\nPORT=1` }, 'SECRET_DETECTED'],
    ['an Edit with a second', { ...edit, new_string: `KEY=${TOKEN}\nB=${OTHER}` }, 'SECRET_DETECTED'],
    ['a Write', { tool: 'Write', file_path: 'a.env', content: `KEY=${TOKEN}\nPORT=3\n` }, 'applied'],
    ['a Write elsewhere', { tool: 'Write', file_path: 'b.env', content: `KEY=${TOKEN}\n` }, 'SECRET_DETECTED'],
    ['a new file', { tool: 'Write', file_path: 'c.env', content: `KEY=${TOKEN}\n` }, 'SECRET_DETECTED'],
    ['an expression', { tool: 'Edit', file_path: 'a.env', regex: 'KEY=.*', new_string: `KEY2=${TOKEN}` }, 'applied'],
    ['a Set', { tool: 'Set', file_path: 'a.json', path: ['copy'], value: TOKEN }, 'applied'],
    ['a Set of another', { tool: 'Set', file_path: 'a.json', path: ['copy'], value: OTHER }, 'SECRET_DETECTED'],
    [
      'a cell',
      { tool: 'NotebookEdit', notebook_path: 'n.ipynb', cell_id: 'a', new_source: `j = '${TOKEN}'` },
      'applied',
    ],
    [
      'a file that was not read',
      { tool: 'Write', file_path: 'a.env', content: TOKEN },
      'SECRET_DETECTED',
      { reads: 'strict' },
    ],
    ['a file that may not be read', { tool: 'Write', file_path: 'hidden.env', content: TOKEN }, 'SECRET_DETECTED'],
  ])('is refused where it is new to the file: %s', async (_, step, expected, options = {}) => {
    using repo = repository(FILES as Files)
    const report = await checkPlan(planOf([step as unknown as TestStep], { options }), repo)
    expect(report.steps.map(({ status, error }) => error?.name ?? status)).toEqual([expected])
  })
})
