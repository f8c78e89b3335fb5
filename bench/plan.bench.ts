import { parse as parseYaml } from 'yaml'
import { parsePlan } from '../src/core/plan/parse.ts'
import { importPlan } from '../src/wings/sessions/import-plan.ts'

/** Best of `times` runs, in milliseconds. */
const best = (times: number, work: () => void): number => {
  const taken = Array.from({ length: times }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return Math.min(...taken)
}

const steps = (count: number, lines: number) =>
  Array.from({ length: count }, (_, number) => ({
    tool: 'Edit',
    file_path: `src/module-${number}.ts`,
    why: 'the name hides the network call',
    old_string: `function getUser${number}(id: string) {\n`.repeat(lines),
    new_string: `function fetchUser${number}(id: string) {\n`.repeat(lines),
  }))

const yamlPlan = (count: number): string => {
  const block = (text: string) => `|\n      ${text.trimEnd().replaceAll('\n', '\n      ')}`
  const items = steps(count, 2).map(
    ({ file_path, why, old_string, new_string }) =>
      `  - tool: Edit\n    file_path: ${file_path}\n    why: ${why}\n    old_string: ${block(old_string)}\n    new_string: ${block(new_string)}\n`,
  )
  return `version: 1\ntitle: Rename\nsteps:\n${items.join('')}`
}

const parsed = (name: string, text: string): void => {
  const plan = parsePlan({ name, text })
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems.slice(0, 3)))
}

/** A session transcript with as many edits. */
const transcript = (count: number): string =>
  steps(count, 4)
    .flatMap(({ tool, ...input }, index) => {
      const use = {
        type: 'tool_use',
        id: `toolu_${index}`,
        name: tool,
        input: { ...input, file_path: `/home/ada/${input.file_path}` },
      }
      const result = { type: 'tool_result', tool_use_id: `toolu_${index}`, content: 'The file has been updated.' }
      const common = { sessionId: 's', cwd: '/home/ada', timestamp: '2026-05-01T10:00:00.000Z' }
      return [
        { ...common, type: 'assistant', message: { content: [use] } },
        {
          ...common,
          type: 'user',
          message: { content: [result] },
          toolUseResult: { originalFile: input.old_string.repeat(20) },
        },
      ]
    })
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')

/** Prints what reading a plan, and importing one, costs beside what the parser below it costs alone. */
export const run = (): void => {
  const yaml = yamlPlan(10_000)
  const yamlAlone = best(7, () => parseYaml(yaml))
  const yamlOurs = best(7, () => parsed('plan.yaml', yaml))
  console.log(
    `10,000 steps of YAML (${mib(yaml)}): yaml ${ms(yamlAlone)}, plan ${ms(yamlOurs)}, ${ratio(yamlOurs, yamlAlone)}`,
  )
  for (const [count, lines] of [
    [1_000, 1_200],
    [100_000, 12],
  ] as const) {
    const json = JSON.stringify({ version: 1, title: 'Rename', steps: steps(count, lines) })
    const jsonAlone = best(3, () => JSON.parse(json))
    const jsonOurs = best(3, () => parsed('plan.json', json))
    console.log(
      `${count} steps of JSON (${mib(json)}): JSON.parse ${ms(jsonAlone)}, plan ${ms(jsonOurs)}, ${ratio(jsonOurs, jsonAlone)}`,
    )
  }
  runImport()
}

/** Prints the speed of an import beside that of parsing its lines. */
const runImport = (): void => {
  const text = transcript(10_000)
  const alone = best(3, () => text.split('\n').map((line) => line && JSON.parse(line)))
  const ours = best(3, () => {
    const { notImported } = importPlan({ name: 'session.jsonl', text })
    if (notImported.length > 0) throw new Error(JSON.stringify(notImported[0]))
  })
  const speed = (time: number) => `${(text.length / 1024 / 1024 / (time / 1000)).toFixed(0)} MiB/s`
  console.log(
    `transcript (${mib(text)}): JSON.parse a line ${speed(alone)}, import ${speed(ours)}, ${ratio(ours, alone)}`,
  )
}

const ms = (time: number): string => `${time.toFixed(0)} ms`
const mib = (text: string): string => `${(text.length / 1024 / 1024).toFixed(1)} MiB`
const ratio = (ours: number, alone: number): string => `${(ours / alone).toFixed(2)}x`
