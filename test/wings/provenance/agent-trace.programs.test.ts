import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyPlan, definePlan } from '../../../src/index.ts'
import { repository } from '../../support/git.ts'
import { editplan } from '../../support/program.ts'
import { type Trace, traceOf, writersIn } from './traces.ts'

describe('what a plan says of the sessions that it comes from', () => {
  const OF_AGENT = `version: 1
title: By an agent
options: { reads: auto }
sessions: [{ agent: codex, model: openai/gpt-5 }, { agent: claude-code }]
steps:
  - { tool: Edit, file_path: a.txt, old_string: one, new_string: eins }
  - { tool: Edit, file_path: a.txt, old_string: five, new_string: "fuenf\\nsechs", session: 2 }
  - { tool: Edit, file_path: a.txt, old_string: seven, new_string: sieben, session: none }
  - { tool: Write, file_path: new.txt, content: "neu\\n" }
`
  const NUMBERS = { 'a.txt': 'one\ntwo\nthree\nfour\nfive\nsix\nseven\n' }

  it('mixes what the patches of steps cannot tell apart', async () => {
    using repo = repository(NUMBERS)
    const plan = definePlan({
      version: 1,
      title: 'Move',
      options: { reads: 'auto' },
      sessions: [{ model: 'openai/gpt-5' }],
      steps: [
        { tool: 'Edit', file_path: 'a.txt', old_string: 'one', new_string: 'eins' },
        { tool: 'Move', file_path: 'a.txt', new_path: 'b.txt', session: 'none' },
        { tool: 'Edit', file_path: 'b.txt', old_string: 'two', new_string: 'zwei', session: 'none' },
      ],
    })
    const trace: Trace = await traceOf(await applyPlan(plan, repo), repo)
    expect(writersIn(trace, 'b.txt')).toEqual([['mixed openai/gpt-5', '1-2']])
  })

  it('decides nothing: the same bytes, rights and refusals come of a plan without it', async () => {
    const withoutClaims = OF_AGENT.replace(/^sessions.*\n/m, '').replace(/, session: \w+/g, '')
    const made = await Promise.all(
      [OF_AGENT, withoutClaims].map(async (text) => {
        using repo = repository(NUMBERS)
        writeFileSync(path.join(repo.root, '.git/plan.yaml'), text)
        const cwd = repo.root
        const policy = path.join(cwd, '.git/policy.yaml')
        writeFileSync(policy, 'version: 1\nrules: { deny: [Write(new.txt)] }\n')
        const denied = await editplan(['apply', '.git/plan.yaml', '--policy', policy], { cwd })
        const applied = await editplan(['apply', '.git/plan.yaml', '--branch', 'made'], { cwd })
        return [
          denied.exitCode,
          applied.exitCode,
          repo.git('rev-parse', 'made^{tree}'),
          repo.git('log', '--format=%an'),
        ]
      }),
    )
    expect(made[0]).toEqual(made[1])
    expect(made[0]?.slice(0, 2)).toEqual([3, 0])
  })
})
