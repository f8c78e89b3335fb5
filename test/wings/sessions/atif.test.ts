import { describe, expect, it } from 'vitest'
import { detectImportFormat } from '../../../src/wings/sessions/detect.ts'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { steps } from './replayed.ts'

const call = (id: string, name: string, args: object) => ({ tool_call_id: id, function_name: name, arguments: args })
const said = (id: string | null, content: unknown, extra?: object) => ({ source_call_id: id, content, extra })
const step = (tool_calls: readonly object[], results: readonly object[] | null, more: object = {}) => ({
  step_id: 2,
  source: 'agent',
  message: 'I write it.',
  tool_calls,
  ...(results && { observation: { results } }),
  ...more,
})
const trajectory = (given: readonly object[], more: object = {}) => ({
  schema_version: 'ATIF-v1.6',
  session_id: 's-1',
  agent: { name: 'toy', version: '1.0', model_name: 'openai/gpt-5' },
  steps: [{ step_id: 1, source: 'user', message: 'Please.' }, ...given],
  ...more,
})
const CREATE = call('c1', 'str_replace_editor', { command: 'create', path: '/app/a.txt', file_text: 'one\n' })
const DONE = said('c1', 'File created successfully at: /app/a.txt')
const FILES: Readonly<Record<string, string>> = { 'b.txt': 'old\n' }

const imported = (value: object) => {
  const text = JSON.stringify(value, null, 2)
  const found = importPlan({ name: 't.json', text }, { cwd: '/app', readFile: (file) => FILES[file] })
  const doubt = found.notImported.filter(({ mayChangeFiles }) => mayChangeFiles)
  return { found, steps: found.ok ? steps(found.plan) : [], doubt: doubt.map(({ construct }) => construct) }
}

describe("a trajectory of Harbor's", () => {
  it('is recognised by its own format alone, also where it is too long to be read at once', () => {
    const text = JSON.stringify(trajectory([step([CREATE], [DONE])]), null, 2)
    expect(detectImportFormat(text)).toBe('atif')
    expect(detectImportFormat(text.slice(0, -20))).toBe('atif')
    expect(detectImportFormat(JSON.stringify({ schema_version: '1.0', steps: [] }))).not.toBe('atif')
  })

  it('gives the calls that an observation answers', () => {
    const edit = call('c2', 'edit_file', { path: '/app/b.txt', old_string: 'old', new_string: 'new' })
    const { found, doubt } = imported(
      trajectory([step([CREATE, edit], [DONE, said('c2', [{ type: 'text', text: 'Edited.' }])])]),
    )
    expect(doubt).toEqual([])
    expect(found).toMatchObject({
      ok: true,
      format: 'atif',
      plan: {
        steps: [
          { tool: 'Write', input: { file_path: 'a.txt', content: 'one\n' }, why: 'I write it.' },
          { tool: 'Edit', input: { file_path: 'b.txt', old_string: 'old', new_string: 'new' } },
        ],
      },
    })
  })

  it('takes a result that names no call for that of the only one', () => {
    expect(imported(trajectory([step([CREATE], [said(null, 'Done.')])])).steps).toHaveLength(1)
    const two = [CREATE, { ...CREATE, tool_call_id: 'c2' }]
    expect(imported(trajectory([step(two, [said(null, 'Done.')])])).steps).toEqual([])
  })

  it.each([
    ['no observation', step([CREATE], null)],
    ['an answer without content', step([CREATE], [said('c1', null)])],
    ['a line that says error', step([CREATE], [said('c1', 'Done.\n[error] tool reported failure')])],
    ['an unknown tool', step([call('c1', 'bash_command', { keystrokes: 'make\n' })], [said('c1', 'root@x:/app#')])],
    ['a copied step', step([CREATE], [DONE], { is_copied_context: true })],
    ['no name', step([{ tool_call_id: 'c1', arguments: {} }], [said('c1', 'Done.')])],
  ])('lists as doubt a call with %s', (_, given) => {
    const { steps: made, doubt } = imported(trajectory([given]))
    expect(made).toEqual([])
    expect(doubt).not.toEqual([])
  })

  it.each([
    ['its step', step([CREATE], [DONE], { extra: { tool_result_is_error: true } })],
    ['its result', step([CREATE], [said('c1', 'No.', { success: false })])],
    ['its text', step([CREATE], [said('c1', 'Error: no such folder')])],
  ])('lists as harmless a call that failed by %s', (_, given) => {
    const { found, steps: made, doubt } = imported(trajectory([given]))
    expect(made).toEqual([])
    expect(doubt).toEqual([])
    expect(found.notImported).toHaveLength(1)
  })

  it.each([
    { subagent_trajectories: [trajectory([])] },
    { continued_trajectory_ref: 'trajectory.cont-1.json' },
    { steps: [step([CREATE], [{ ...DONE, subagent_trajectory_ref: [{ session_id: 'x' }] }])] },
  ])('lists what is in another trajectory', (more) => {
    const { steps: made, doubt } = imported(trajectory([step([CREATE], [DONE])], more))
    expect(made).toHaveLength(1)
    expect(doubt).toHaveLength(1)
  })

  it.each(['ATIF-v2.0', 'ATIF-v1', 'ATIF-v10.1', 'ATIF-v1.6\n'])(
    'is refused by name in version %j',
    (schema_version) => {
      const { found, doubt } = imported(trajectory([step([CREATE], [DONE])], { schema_version }))
      expect(found).toMatchObject({ ok: false, problems: [{ name: 'PLAN_EMPTY' }] })
      expect(doubt).toEqual(['trajectory'])
      expect(found.notImported[0]?.reason).toContain(JSON.stringify(schema_version))
    },
  )
})
