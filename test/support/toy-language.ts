import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { filterEnvironment } from '../../src/core/programs/environment.ts'
import type { ServerHost } from '../../src/wings/diagnostics/client.ts'
import type { Stages } from '../../src/wings/diagnostics/diagnose.ts'
import type { LanguageServer } from '../../src/wings/diagnostics/language-server.ts'

/** Options of test/support/toy-server.mjs. */
export type ToyOptions = Readonly<Record<string, string | number | boolean>>

/** The program and arguments of a toy server. */
export const toyArgv = (options: ToyOptions = {}): [string, ...string[]] => [
  process.execPath,
  resolve(import.meta.dirname, 'toy-server.mjs'),
  JSON.stringify(options),
]

/** A toy server as a policy would name it. */
export const toyServer = (options: ToyOptions = {}, settings: Partial<LanguageServer> = {}): LanguageServer => ({
  name: 'toy',
  argv: toyArgv(options),
  asks: (path) => path.endsWith('.toy'),
  severity: 'error',
  timeout: 20_000,
  memory: 2 ** 31,
  ...settings,
})

export type Files = Readonly<Record<string, string | undefined>>

export interface StagedFolder extends Disposable {
  readonly stages: Stages
  readonly host: ServerHost
}

/** A folder whose files go through states; each names what it changes, and undefined is a file that goes. */
export function stagedFolder(...states: readonly [Files, ...Files[]]): StagedFolder {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'editplan-stages-')))
  return {
    stages: stagesIn(root, states),
    host: { root, environment: filterEnvironment() },
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** The same states in a folder that is there already. */
export function stagesIn(root: string, states: readonly Files[]): Stages {
  const put = ([path, text]: readonly [string, string | undefined]): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    if (text === undefined) rmSync(join(root, path), { force: true })
    else writeFileSync(join(root, path), text)
  }
  const paths = new Set(states.flatMap((state) => Object.keys(state)))
  const textAt = (stage: number, path: string): string | undefined =>
    states.slice(0, stage + 1).findLast((state) => path in state)?.[path]
  const has = (path: string): boolean => existsSync(join(root, path))
  return {
    last: states.length - 1,
    changedBy: (stage) => (stage === 0 ? [] : Object.keys(states[stage] ?? {})),
    show: async (stage) => {
      for (const path of paths) put([path, textAt(stage, path)])
    },
    has,
    formerPath: (path) => path,
    wordsOf: (text) => text,
    textOf: (path) => (has(path) ? readFileSync(join(root, path), 'utf8') : undefined),
    holding: async (words) =>
      [...paths].filter(
        (path) => has(path) && words.some((word) => readFileSync(join(root, path), 'utf8').includes(word)),
      ),
  }
}
