import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeCommand } from '../../../src/core/policy/judge-command.ts'
import { createPolicy, type PolicySettings } from '../../../src/core/policy/policy.ts'
import { parsePolicy } from '../../../src/core/policy/policy-file.ts'
import { readPlainCommand } from '../../../src/core/programs/command-line.ts'
import { items } from '../../support/items.ts'
import { HOSTILE } from './hostile-commands.ts'

interface Lists {
  readonly allow?: readonly string[]
  readonly ask?: readonly string[]
  readonly deny?: readonly string[]
}

const policyOf = async (rules: Lists, { mode = 'default', ...settings }: PolicySettings & { mode?: string } = {}) => {
  const parsed = await parsePolicy(JSON.stringify({ version: 1, mode, rules }), 'policy.yml')
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message)
  return createPolicy({ ...settings, file: parsed.policy })
}

const judge = async (rules: Lists, command: string | readonly string[], changed: readonly string[] = []) => {
  const judged = judgeCommand(await policyOf(rules), { input: { command: asInput(command) }, step: 1, changed })
  return judged.ok ? judged.decision.behavior : judged.problem.name
}

const asInput = (command: string | readonly string[]) => (typeof command === 'string' ? command : [...command])

/** The most that rules can say for a command: every beginning of it and `*`, and all its words. */
const inFavourOf = (command: string): Lists => {
  const words = command.split(' ').filter(Boolean)
  const plain = words.slice(
    0,
    [...words, '"'].findIndex((word) => !/^[\w@%+=:,./-]+$/.test(word) || /^\w+=/.test(words[0] ?? '')),
  )
  const beginnings = plain.map((_, at) => plain.slice(0, at + 1).join(' '))
  return { allow: beginnings.flatMap((words) => [`Run(${words})`, `Run(${words} *)`]) }
}

describe('a package manager beside a link into the checkout', () => {
  it.each([
    ['npm ci', 'COMMAND_UNSAFE'],
    ['npm --silent i left-pad', 'COMMAND_UNSAFE'],
    ['yarn', 'COMMAND_UNSAFE'],
    ['npm --prefix web ci', 'COMMAND_UNSAFE'],
    ['npm run install', 'allow'],
    ['npm pkg set a=b', 'allow'],
    ['npm test', 'allow'],
  ])('%s', async (command, verdict) => {
    const rules = { allow: [`Run(${command})`] }
    const worktree = { link: ['web/node_modules'] }
    const parsed = await parsePolicy(JSON.stringify({ version: 1, rules, worktree }), 'policy.yml')
    if (!parsed.ok) throw new Error(parsed.problems[0]?.message)
    const judged = judgeCommand(createPolicy({ file: parsed.policy }), { input: { command }, step: 1 })
    expect(judged.ok ? judged.decision.behavior : judged.problem.name).toBe(verdict)
  })
})

describe('a hostile command', () => {
  it('comes in at least 120 spellings', () => {
    expect(new Set(HOSTILE).size).toBeGreaterThan(250)
  })

  it.each(HOSTILE)('%j is refused whatever the rules say', async (command) => {
    const rules = inFavourOf(command)
    const matches = readPlainCommand(command).ok && rules.allow?.includes(`Run(${command})`)
    const refusals = matches ? ['COMMAND_UNSAFE'] : ['COMMAND_UNSAFE', 'COMMAND_DENIED']
    expect(refusals).toContain(await judge(rules, command))
  })

  it.each(HOSTILE.filter((command) => readPlainCommand(command).ok))(
    '%j is refused as a list of words',
    async (command) => {
      const read = readPlainCommand(command)
      expect(read.ok && (await judge(inFavourOf(command), read.argv))).toMatch(/^COMMAND_(?:UNSAFE|DENIED)$/)
    },
  )

  it.each(items`
npx prettier /etc/passwd   npx prettier ../secrets   npx prettier src/../../x   npx prettier a=/etc/passwd
npx prettier a=../x   npx prettier https://example.org/x   npx prettier file:///etc/passwd   npx prettier C:/x
npx prettier @arguments   npx prettier --config=x src   npx prettier src --plugin x   npx prettier -- src`)(
    '%j does not pass for the further words of a rule',
    async (command) => {
      expect(await judge({ allow: ['Run(npx prettier *)'] }, command)).toMatch(/^COMMAND_(?:UNSAFE|DENIED)$/)
    },
  )

  it.each([
    ['npm', 'test', '&&', 'rm'],
    ['npm', 'test; rm x'],
    ['npm test'],
    ['npm', 'test', ''],
    ['npm', '$(id)'],
    ['sh', '-c', 'id'],
    ['env', 'A=1', 'npm'],
    ['A=1', 'npm'],
    ['npm', '../x'],
  ])('%j %j %j %j as words is not what a rule about npm test names', async (...words) => {
    const command = words.filter((word) => word !== undefined)
    expect(await judge({ allow: ['Run(npm test)', 'Run(npm *)'].slice(0, 1) }, command)).toMatch(/^COMMAND_/)
  })
})

describe('a command', () => {
  it.each([
    ['npm run format', { allow: ['Run(npm run format)'] }, 'allow'],
    ['  npm   run   format ', { allow: ['Run(npm run format)'] }, 'allow'],
    [`npm 'run' "format"`, { allow: ['Run(npm run format)'] }, 'allow'],
    ['npx prettier src test/a.ts', { allow: ['Run(npx prettier *)'] }, 'allow'],
    ['npx prettier --write src', { allow: ['Run(npx prettier --write *)'] }, 'allow'],
    ['npx prettier', { allow: ['Run(npx prettier *)'] }, 'allow'],
    ['npx prettier "a b"', { allow: ['Run(npx prettier *)'] }, 'allow'],
    ['node scripts/gen.mjs', { allow: ['Run(node scripts/gen.mjs)'] }, 'allow'],
    ['/usr/local/bin/gen /etc/hosts', { allow: ['Run(/usr/local/bin/gen /etc/hosts)'] }, 'allow'],
    ['./gradlew spotlessApply', { allow: ['Run(./gradlew spotlessApply)'] }, 'allow'],
    ['make VERSION=1 docs', { allow: ['Run(make VERSION=1 docs)'] }, 'allow'],
    ['npm run format', {}, 'COMMAND_DENIED'],
    ['npm run format', { allow: ['Edit(**)', 'Write'] }, 'COMMAND_DENIED'],
    ['npm run format2', { allow: ['Run(npm run format)'] }, 'COMMAND_DENIED'],
    ['npm run', { allow: ['Run(npm run format)'] }, 'COMMAND_DENIED'],
    ['npm run format --', { allow: ['Run(npm run format)'] }, 'COMMAND_DENIED'],
    ['NPM run format', { allow: ['Run(npm run format)'] }, 'COMMAND_DENIED'],
    ['/usr/bin/npm run format', { allow: ['Run(npm run format)'] }, 'COMMAND_DENIED'],
    ['npm run format', { ask: ['Run(npm run *)'] }, 'ask'],
    ['npm run format', { allow: ['Run(npm run format)'], ask: ['Run(npm *)'] }, 'ask'],
    ['npm run format', { allow: ['Run(npm run format)'], deny: ['Run'] }, 'COMMAND_DENIED'],
    ['npm run format', { allow: ['Run(npm run *)'], deny: ['Run(npm run format)'] }, 'COMMAND_DENIED'],
    ['npx rimraf src', { allow: ['Run(npx *)'], deny: ['Run(npx rimraf)'] }, 'COMMAND_DENIED'],
    ['npx rimraf --x', { allow: ['Run(npx rimraf --x)'], deny: ['Run(npx rimraf *)'] }, 'COMMAND_DENIED'],
    ['/opt/bin/GEN.exe x', { allow: ['Run(/opt/bin/GEN.exe x)'], deny: ['Run(gen)'] }, 'COMMAND_DENIED'],
  ] as const)('%j under %j: %s', async (command, rules, verdict) => {
    expect(await judge(rules, command)).toBe(verdict)
  })

  it.each([
    ['package.json', 'ask'],
    ['packages/a/package.json', 'ask'],
    ['package-lock.json', 'ask'],
    ['.npmrc', 'ask'],
    ['Makefile', 'ask'],
    ['vite.config.ts', 'ask'],
    ['.prettierrc', 'ask'],
    ['scripts/build.mjs', 'ask'],
    ['tools/deep/x.txt', 'ask'],
    ['PACKAGE.JSON', 'ask'],
    ['a.sh', 'ask'],
    ['gen.mjs', 'ask'],
    ['.github/workflows/ci.yml', 'ask'],
    ['src/a.ts', 'allow'],
    ['README.md', 'allow'],
  ])('that a rule allows after an earlier step changed %j: %s', async (path, verdict) => {
    expect(await judge({ allow: ['Run(node gen.mjs)'] }, 'node gen.mjs', ['docs/x.md', path])).toBe(verdict)
  })

  it('needs no approval for that in the modes in which only rules ask', async () => {
    for (const mode of ['acceptEdits', 'bypassPermissions']) {
      const policy = await policyOf({ allow: ['Run(npm run format)'] }, { mode })
      const judged = judgeCommand(policy, { input: { command: 'npm run format' }, changed: ['package.json'] })
      expect(judged).toMatchObject({ ok: true, decision: { behavior: 'allow' } })
    }
  })

  it('that somebody approved is allowed, that a rule denies is not', async () => {
    const grants = [{ step: 1 }]
    const asking = await policyOf({ ask: ['Run(npm test)'] }, { grants })
    const denying = await policyOf({ allow: ['Run(npm test)'], deny: ['Run(npm)'] }, { grants })
    const question = { input: { command: 'npm test' }, step: 1 }
    expect(judgeCommand(asking, question)).toMatchObject({ ok: true, decision: { behavior: 'allow', rule: 'granted' } })
    expect(judgeCommand(asking, { ...question, step: 2 })).toMatchObject({ decision: { behavior: 'ask' } })
    expect(judgeCommand(denying, question)).toMatchObject({ ok: false, problem: { name: 'COMMAND_DENIED' } })
  })

  it.each([
    ['grep -rn user src', true],
    ['ls -la', true],
    ['cat a.txt', true],
    ['git diff HEAD', true],
    ['true', true],
    ['npm test', false],
    ['touch a', false],
    ['rm a', false],
    ['cp a b', false],
  ])('%j in the background: %s', async (command, fits) => {
    const policy = await policyOf({ allow: [`Run(${command})`] })
    expect(judgeCommand(policy, { input: { command, background: true } }).ok).toBe(fits)
  })
})

const word = fc
  .stringMatching(/^[a-z][a-z0-9_.,:@%+=/-]{0,7}$/)
  .filter((text) => !text.includes('=') && !/[/]/.test(text))

describe('a rule about commands', () => {
  it('without a star permits its own words and no others', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 4 }),
        fc.array(word, { minLength: 1, maxLength: 4 }),
        (rule, argv) => {
          const { command } = createPolicy({
            file: { ...createPolicy().file, rules: { deny: [], ask: [], allow: [`Run(${rule.join(' ')})`] } },
          })
          expect(command(rule).behavior).toBe('allow')
          expect(command(argv).behavior === 'allow').toBe(argv.join(' ') === rule.join(' '))
        },
      ),
    )
  })

  it('names what the reader of commands makes of its text, in whatever quotes the plan writes it', () => {
    const quotes = fc.constantFrom(
      (text: string) => text,
      (text: string) => `'${text}'`,
      (text: string) => `"${text}"`,
    )
    fc.assert(
      fc.property(
        fc.array(fc.tuple(word, quotes), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(' ', '   '),
        (words, gap) => {
          const argv = words.map(([text]) => text)
          expect(readPlainCommand(words.map(([text, quote]) => quote(text)).join(gap))).toEqual({ ok: true, argv })
        },
      ),
    )
  })

  it('with a star permits its words and any further ones, of which none begins with a dash', () => {
    const further = fc.array(
      fc.oneof(
        word,
        word.map((text) => `-${text}`),
      ),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), further, (rule, rest) => {
        const { command } = createPolicy({
          file: { ...createPolicy().file, rules: { deny: [], ask: [], allow: [`Run(${rule.join(' ')} *)`] } },
        })
        const decided = command([...rule, ...rest])
        expect(decided.behavior === 'allow').toBe(rest.every((text) => !text.startsWith('-')))
        if (decided.behavior === 'allow') expect(decided.named).toBe(rule.length)
      }),
    )
  })

  it('never permits a text of any kind that is not its words', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'npm test$`\'"\\|&;<>(){}*?[]~#!\n\t='.split('')), maxLength: 24 }),
        (text) => {
          const read = readPlainCommand(text)
          if (!read.ok) return
          const { command } = createPolicy({
            file: { ...createPolicy().file, rules: { deny: [], ask: [], allow: ['Run(npm test)'] } },
          })
          expect(command(read.argv).behavior === 'allow').toBe(
            read.argv.length === 2 && read.argv.join(' ') === 'npm test',
          )
        },
      ),
      { numRuns: 2000 },
    )
  })

  it.each([
    ...items`
Run()   Run(*)   Run( )   Run(npm "a b")   Run(npm $X)   Run(npm * test)   Run(npm te*)   Run(A=1 npm)
Run(npm   Run(npm) x   Run(a;b)`,
    'Run(a\tb)',
  ])('%j is none', async (rule) => {
    await expect(policyOf({ allow: [rule] })).rejects.toThrow()
    await expect(policyOf({ deny: [rule] })).rejects.toThrow()
  })

  it('about every command can deny, not permit', async () => {
    await expect(policyOf({ allow: ['Run'] })).rejects.toThrow()
    await expect(policyOf({ ask: ['Run'] })).rejects.toThrow()
    await expect(policyOf({ deny: ['Run'] })).resolves.toBeDefined()
  })
})
