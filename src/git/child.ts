import { spawn } from 'node:child_process'

export interface ChildCall {
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly input: string | Uint8Array
}

export interface ChildResult {
  readonly stdout: Buffer
  readonly stderr: string
  readonly exitCode: number | null
}

/** One git process that is given its standard input whole and read to its end. Rejects only when git cannot be started. */
export function runChild({ args, cwd, env, input }: ChildCall): Promise<ChildResult> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, { cwd, env, stdio: 'pipe', windowsHide: true })
    const stdout: Buffer[] = []
    const stderr = new Tail()
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => stderr.add(chunk))
    child.on('error', reject)
    // Git may end before it has read everything; its exit code tells why.
    child.stdin.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') reject(error)
    })
    child.on('close', (exitCode) => resolve({ stdout: Buffer.concat(stdout), stderr: stderr.text(), exitCode }))
    child.stdin.end(input)
  })
}

/** The last 64 KiB of what a process says on standard error. */
export class Tail {
  #kept = Buffer.alloc(0)

  add(chunk: Buffer): void {
    this.#kept = Buffer.concat([this.#kept, chunk]).subarray(-65_536)
  }

  text(): string {
    return this.#kept.toString('utf8')
  }
}
