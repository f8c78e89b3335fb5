import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runProgram } from '../../../src/faces/cli/program.ts'
import { CONTEXT } from '../../support/context.ts'
import { temporaryFolder } from '../../support/folder.ts'

async function script(shell: string): Promise<string> {
  let said = ''
  const stdout = (text: string) => {
    said += text
  }
  expect(await runProgram(['completion', shell], { ...CONTEXT, stdout })).toBe(0)
  return said
}

describe('completion', () => {
  it.each([
    ['a command', ['editplan', 'ap'], ['apply']],
    ['an option of its command', ['editplan', 'apply', '--dry'], ['--dry-run']],
    ['the values of an option', ['editplan', 'check', '--reads', 's'], ['strict']],
    ['a command below it', ['editplan', 'plan', 'from'], ['from-diff']],
    ['an option of a command below it', ['editplan', 'plan', 'from-diff', '--ti'], ['--title']],
    ['no option of another command', ['editplan', 'blame', '--dry'], []],
  ])('knows %s in bash', { tags: 'quick' }, async (_, words, expected) => {
    const call = `COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _editplan; printf '%s\\n' "\${COMPREPLY[@]}"`
    const finished = spawnSync('bash', ['-c', `${await script('bash')}\n${call}`, 'bash', ...words], {
      encoding: 'utf8',
    })
    expect({ found: finished.stdout.split('\n').filter(Boolean), stderr: finished.stderr }).toEqual({
      found: expected,
      stderr: '',
    })
  })

  it.each(['zsh', 'fish'])('names every command and option in %s', async (shell) => {
    const text = await script(shell)
    for (const word of ['apply', 'undo', 'demo', 'dry-run', 'on-error', 'strict auto']) expect(text).toContain(word)
  })

  it.each(['bash', 'zsh', 'fish'])('is a script that %s reads, where it is installed', async (shell) => {
    using folder = temporaryFolder()
    const file = join(folder.path, 'completion')
    writeFileSync(file, await script(shell))
    const checked = spawnSync(shell, ['-n', file], { encoding: 'utf8' })
    if (checked.error) return expect(checked.error).toMatchObject({ code: 'ENOENT' })
    expect({ status: checked.status, stderr: checked.stderr }).toEqual({ status: 0, stderr: '' })
  })
})
