import child from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'

// In place of spawner.ts, where tests start no program.

const refuse = (): never => {
  throw new Error('A test of `npm run test:unit` starts a program. Say `@module-tag programs` at the top of its file.')
}
const STARTING = ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'] as const
Object.assign(child, Object.fromEntries(STARTING.map((name) => [name, refuse])))
syncBuiltinESMExports()
