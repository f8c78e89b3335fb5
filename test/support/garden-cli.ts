import { runProgram } from '../../src/faces/cli/program.ts'
import { CONTEXT } from './context.ts'
import { type Garden, TOKEN } from './garden.ts'

/** Runs the command line in the garden's checkout; what it printed. */
export async function runInGarden({ github, checkout }: Garden, args: readonly string[], { token = TOKEN } = {}) {
  const [out, err] = [[] as string[], [] as string[]]
  const exitCode = await runProgram([...args], {
    ...CONTEXT,
    cwd: checkout,
    env: { GITHUB_TOKEN: token, GITHUB_SERVER_URL: github.serverUrl, GITHUB_API_URL: github.apiUrl },
    stdout: (text) => void out.push(text),
    stderr: (text) => void err.push(text),
  })
  return { exitCode, out: out.join(''), err: err.join('') }
}
