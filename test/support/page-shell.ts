import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type TestRepository, testEnvironment } from './git.ts'

interface PageScript {
  readonly script: string
  /** Programs that the script calls, by their names: files that Node runs, or lines of the shell. */
  readonly programs: Readonly<Record<string, { readonly file: string } | { readonly lines: string }>>
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string
}

/** Runs a script of a page as it is written, in a shell of its own in the checkout; the home is the folder around it. */
export function runPageScript({ root }: TestRepository, { script, programs, env, input = '' }: PageScript) {
  const folder = path.dirname(root)
  const bin = path.join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  for (const [name, program] of Object.entries(programs)) {
    const lines = 'file' in program ? `exec "${process.execPath}" "${program.file}" "$@"` : program.lines
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${lines}\n`)
    chmodSync(path.join(bin, name), 0o755)
  }
  const own = testEnvironment()
  const environment = { ...own, PATH: `${bin}:${own.PATH}`, HOME: folder, ...env }
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script], {
    ...{ cwd: root, env: environment, input, encoding: 'utf8' },
  })
  return { script, status, stdout, stderr }
}
