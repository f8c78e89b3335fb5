import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testEnvironment } from './environment.ts'

/** A git in the folder that is killed at its n-th call: programs with the environment use it, and their calls are counted. */
export function fatalGit(folder: string): { environment(call: number): NodeJS.ProcessEnv; calls(): number } {
  const [count, shim] = [join(folder, 'calls'), join(folder, 'git')]
  const lines = [
    '#!/bin/sh',
    `n=$(($(cat ${count} 2>/dev/null || echo 0) + 1))`,
    `echo $n > ${count}`,
    '[ "$n" = "$KILL_AT" ] && kill -9 $$',
    'PATH=$REAL_PATH exec git "$@"',
  ]
  writeFileSync(shim, `${lines.join('\n')}\n`)
  chmodSync(shim, 0o755)
  return {
    environment: (call) => {
      writeFileSync(count, '0')
      const env = testEnvironment()
      return { ...env, PATH: `${folder}:${env.PATH}`, REAL_PATH: env.PATH, KILL_AT: String(call) }
    },
    calls: () => Number(readFileSync(count, 'utf8')),
  }
}
