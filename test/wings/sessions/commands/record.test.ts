import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parsePlan } from '../../../../src/core/plan/parse.ts'
import { repairPacket } from '../../../../src/core/report/repair-packet.ts'
import { type BuiltCli, builtCli } from '../../../support/cli.ts'
import { repository, type TestRepository } from '../../../support/git.ts'

let cli: BuiltCli
beforeAll(async () => {
  cli = await builtCli()
})

const planIn = (repo: TestRepository, name: string) => {
  const parsed = parsePlan({ name, text: repo.read(name).toString() })
  if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join('\n'))
  return parsed.plan
}

describe('editplan record', () => {
  it('runs a command as it is, and writes the plan of its changes', { tags: 'quick' }, () => {
    using repo = repository({ 'a.txt': 'one\n' })
    const finished = cli.run(
      ['record', '-o', 'plan.yaml', '--', 'sh', '-c', 'echo two >> a.txt; echo "$0"; exit 3', 'x y'],
      {
        cwd: repo.root,
      },
    )
    expect(finished).toMatchObject({ exitCode: 3, stdout: 'x y\n' })
    expect(planIn(repo, 'plan.yaml')).toMatchObject({ base: repo.git('rev-parse', 'HEAD'), steps: [{ tool: 'Edit' }] })
  })

  it('keeps standard output for the plan where it is written there', () => {
    using repo = repository({ 'a.txt': 'one\n' })
    const finished = cli.run(['record', '--', 'sh', '-c', 'echo noise; rm a.txt'], { cwd: repo.root })
    expect(finished.stdout).toContain('tool: Delete')
    expect(finished.stdout).not.toContain('noise\n')
    expect(finished.stderr).toContain('noise')
    expect(cli.run(['record', '--', 'true'], { cwd: repo.root })).toMatchObject({ exitCode: 0 })
    expect(cli.run(['record', '--', './no-such-program'], { cwd: repo.root })).toMatchObject({ exitCode: 2 })
    expect(cli.run(['record'], { cwd: repo.root })).toMatchObject({ exitCode: 2 })
  })

  it('says what is not in the plan, and that the exit code is 1', () => {
    using repo = repository({ 'a.txt': 'one\n' })
    const finished = cli.run(['record', '-o', '../plan.yaml', '--', 'ln', '-s', 'a.txt', 'link'], { cwd: repo.root })
    expect(finished.exitCode).toBe(1)
    expect(finished.stderr).toContain('link')
  })

  it('is a hook that notes each call and writes the plan at the end', () => {
    using repo = repository({ 'a.txt': 'one\n' })
    const hook = (payload: object) =>
      cli.run(['record', 'hook', '-o', 'plan.yaml'], {
        cwd: path.dirname(repo.root),
        input: JSON.stringify({ session_id: 's', cwd: repo.root, ...payload }),
      })
    expect(hook({ hook_event_name: 'SessionStart' })).toMatchObject({ exitCode: 0, stdout: '' })
    writeFileSync(path.join(repo.root, 'a.txt'), 'two\n')
    const command = 'printf two > a.txt'
    hook({ hook_event_name: 'PostToolUse', tool_name: 'Bash', tool_input: { command } })
    expect(existsSync(path.join(repo.root, 'plan.yaml'))).toBe(false)
    expect(hook({ hook_event_name: 'Stop' })).toMatchObject({ exitCode: 0, stdout: '' })
    expect(planIn(repo, 'plan.yaml').steps).toMatchObject([{ why: `Bash: ${command}` }])
    expect(hook({ cwd: '/no/such/folder' })).toMatchObject({ exitCode: 1, stdout: '' })
  })

  it('writes the plan of each hooked session to a file of its own, and never over what it did not write', () => {
    using repo = repository({ 'a.txt': 'one\n', 'b.txt': 'one\n' })
    const hook = (session_id: string, hook_event_name: string, file?: string) =>
      cli.run(['record', 'hook', '-o', 'plan.yaml'], {
        cwd: repo.root,
        input: JSON.stringify({
          ...{ session_id, cwd: repo.root, hook_event_name },
          ...(file && { tool_name: 'Edit', tool_input: { file_path: path.join(repo.root, file) } }),
        }),
      })
    const edit = (session: string, file: string, text: string) => {
      hook(session, 'PreToolUse', file)
      repo.write({ [file]: text })
      hook(session, 'PostToolUse', file)
      expect(hook(session, 'Stop')).toMatchObject({ exitCode: 0, stdout: '' })
    }
    const ownSteps = (name: string) => planIn(repo, name).steps.flatMap(({ why, session }) => (session ? why : []))
    edit('s1', 'a.txt', 'two\n')
    edit('s2', 'b.txt', 'two\n')
    edit('s1', 'a.txt', 'three\n')
    const nameOf = (file: string) => `Edit: ${path.join(repo.root, file)}`
    expect(ownSteps('plan.yaml')).toEqual([nameOf('a.txt'), nameOf('a.txt')])
    expect(ownSteps('plan.1.yaml')).toEqual([nameOf('b.txt')])
    const kept = Buffer.concat([repo.read('plan.1.yaml'), Buffer.from('# checked by a person\n')])
    repo.write({ 'plan.1.yaml': kept })
    edit('s2', 'b.txt', 'three\n')
    expect(repo.read('plan.1.yaml')).toEqual(kept)
    expect(ownSteps('plan.2.yaml')).toEqual([nameOf('b.txt'), nameOf('b.txt')])
  })
})

describe('editplan repair', () => {
  const PLAN = JSON.stringify({
    version: 1,
    title: 'Change',
    options: { reads: 'auto' },
    steps: [
      { tool: 'Edit', file_path: 'a.txt', old_string: 'call(first,second)', new_string: 'call(first,second,third)' },
      { tool: 'Edit', file_path: 'a.txt', old_string: 'nothing like it', new_string: 'x' },
    ],
  })

  it('corrects what is certain, takes answers to a packet, and is done when nothing is refused', () => {
    using repo = repository({ 'a.txt': 'call(first, second)\nlast\n' })
    repo.write({ 'plan.json': PLAN })
    const run = (...args: string[]) => cli.run(args, { cwd: repo.root })
    expect(run('check', 'plan.json', '--repair', 'packet.json').exitCode).toBe(1)
    const packet = JSON.parse(repo.read('packet.json').toString())
    expect(packet.refused).toMatchObject([{ step: 1, corrected: { old_string: 'call(first, second)\n' } }, { step: 2 }])
    expect(run('repair', 'plan.json', '--accept', '-o', 'half.yaml')).toMatchObject({ exitCode: 1 })
    expect(planIn(repo, 'half.yaml').steps[0]?.input).toMatchObject({
      old_string: 'call(first, second)\n',
      new_string: 'call(first, second,third)\n',
    })
    const input = { file_path: 'a.txt', old_string: 'last', new_string: 'x' }
    repo.write({ 'answers.json': JSON.stringify([{ step: 2, input }]) })
    const answered = ['repair', 'plan.json', '--packet', 'packet.json', '--answers', 'answers.json', '--accept']
    expect(run(...answered, '-o', 'whole.yaml')).toMatchObject({ exitCode: 0 })
    expect(run('apply', 'whole.yaml').exitCode).toBe(0)
    expect(repo.read('a.txt').toString()).toBe('call(first, second,third)\nx\n')
    expect(run('repair', 'whole.yaml', '--packet', 'packet.json').exitCode).toBe(4)
    repo.write({ 'bad.json': '[{"step": 2}]' })
    expect(run('repair', 'plan.json', '--answers', 'bad.json').exitCode).toBe(1)
  })

  it('has a packet for a plan that cannot be read, with the lines that are wrong', () => {
    using repo = repository({ 'a.txt': 'one\n' })
    repo.write({
      'plan.yaml':
        'version: 1\nsteps:\n  - tool: Edit\n    file_path: a.txt\n    old_sting: one\n    new_string: two\n',
    })
    expect(cli.run(['check', 'plan.yaml', '--repair', 'packet.json'], { cwd: repo.root }).exitCode).not.toBe(0)
    const packet = JSON.parse(repo.read('packet.json').toString())
    expect(repairPacket.safeParse(packet).error).toBeUndefined()
    expect(packet.unread.map(({ text }: { text?: string }) => text)).toContain('    old_sting: one')
  })

  it('refuses a packet about several plans before it checks one', () => {
    using repo = repository({ 'a.txt': 'call(first, second)\nlast\n' })
    repo.write({ 'plan.json': PLAN, 'other.json': PLAN })
    const report = ['--report', 'report.json']
    const checked = cli.run(['check', 'plan.json', 'other.json', '--repair', 'packet.json', ...report], {
      cwd: repo.root,
    })
    expect(checked).toMatchObject({ exitCode: 2, stdout: '', stderr: expect.stringContaining('USAGE') })
    for (const name of ['packet.json', 'report.json']) expect(existsSync(path.join(repo.root, name))).toBe(false)
  })
})

describe('editplan record --start and --stop', () => {
  it('make a plan of what changed in between, whoever changed it, and of the commits too', () => {
    using repo = repository({ 'a.txt': 'one\n', 'b.txt': 'one\n' })
    const run = (...args: string[]) => cli.run(['record', ...args], { cwd: repo.root })
    const base = repo.git('rev-parse', 'HEAD')
    expect(run('--start')).toMatchObject({ exitCode: 0, stdout: '', stderr: '' })
    repo.write({ 'a.txt': 'two\n' })
    repo.git('commit', '-qam', 'Theirs')
    repo.write({ 'b.txt': 'two\n' })
    const stopped = run('--stop', '--title', 'Both', '-o', '../plan.yaml')
    expect(stopped).toMatchObject({ exitCode: 0, stdout: '' })
    expect(stopped.stderr).toMatch(/plan\.yaml: 2 steps/)
    const plan = planIn(repo, '../plan.yaml')
    expect(plan).toMatchObject({
      title: 'Both',
      base,
      steps: [{ input: { file_path: 'a.txt' } }, { input: { file_path: 'b.txt' } }],
    })
    expect(run('--stop', '-o', '../again.yaml')).toMatchObject({ exitCode: 2 })
  })

  it('begin anew with the last start, and go on after a plan that could not be written', () => {
    using repo = repository({ 'a.txt': 'one\n' })
    const run = (...args: string[]) => cli.run(['record', ...args], { cwd: repo.root })
    run('--start')
    repo.write({ 'a.txt': 'two\n' })
    run('--start')
    repo.write({ 'a.txt': 'three\n' })
    expect(run('--stop', '-o', 'no/such/folder/plan.yaml').exitCode).not.toBe(0)
    expect(run('--stop', '-o', '../plan.yaml')).toMatchObject({ exitCode: 0 })
    expect(planIn(repo, '../plan.yaml').steps).toMatchObject([{ input: { old_string: 'two\n' } }])
  })

  it('tell a workflow whether anything changed, so that nothing is uploaded where there is no plan', () => {
    using repo = repository({ 'a.txt': 'one\n' })
    const output = path.join(repo.root, '../output')
    const run = (...args: string[]) => cli.run(['record', ...args], { cwd: repo.root, env: { GITHUB_OUTPUT: output } })
    expect(run('-o', '../plan.yaml', '--', 'true')).toMatchObject({ exitCode: 0 })
    expect(existsSync(path.join(repo.root, '../plan.yaml'))).toBe(false)
    run('-o', '../plan.yaml', '--', 'rm', 'a.txt')
    expect(repo.read('../output').toString()).toBe('changed=false\nchanged=true\n')
  })

  it('are given one at a time, and no command', () => {
    using repo = repository({ 'a.txt': 'one\n' })
    for (const args of [
      ['--start', '--stop'],
      ['--start', '--', 'true'],
      ['--stop', '--acp'],
    ])
      expect(cli.run(['record', ...args], { cwd: repo.root })).toMatchObject({ exitCode: 2 })
  })
})
