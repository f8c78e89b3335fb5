import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../support/folder.ts'
import { programOnPath } from '../../../support/program-on-path.ts'
import { anyProgram } from './arbitrary-program.ts'
import { edited } from './edited.ts'

const PROGRAMS = Number(process.env.STRUCTURE_PROGRAMS ?? 60)

const PYTHON = 'import sys\nfor name in sys.argv[1:]: compile(open(name).read(), name, "exec")'

/** The parsers of the languages themselves, each for many files at once. */
const PARSERS: Readonly<Record<string, readonly string[]>> = {
  '.py': ['python3', '-c', PYTHON],
  '.sh': ['bash', '-c', 'for name; do bash -n "$name" || exit 1; done', 'bash'],
  '.rb': ['bash', '-c', 'for name; do ruby -c "$name" > /dev/null || exit 1; done', 'bash'],
  '.go': ['gofmt', '-e', '-l'],
  '.c': ['gcc', '-std=gnu89', '-fsyntax-only', '-w'],
}

it('generated programs that an Edit by structure changed are read by the parsers of their languages', async () => {
  using folder = temporaryFolder()
  const files = new Map<string, string[]>()
  for (const [at, { path: name, text, edit }] of fc.sample(anyProgram, PROGRAMS).entries()) {
    const ending = path.extname(name)
    if (!PARSERS[ending]) continue
    const file = path.join(folder.path, `${at}`, name)
    mkdirSync(path.dirname(file))
    writeFileSync(file, await edited(name, text, edit))
    files.set(ending, [...(files.get(ending) ?? []), file])
  }
  for (const [ending, names] of files) {
    const [program = '', ...args] = PARSERS[ending] ?? []
    if (![program, ...(ending === '.rb' ? ['ruby'] : [])].every((one) => programOnPath(one))) continue
    const { status, stderr } = spawnSync(program, [...args, ...names], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
    if (process.env.STRUCTURE_PROGRAMS) console.log(`${names.length} programs (${ending}) read by ${program}`)
  }
}, 600_000)
