import { readFileSync } from 'node:fs'
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { parse } from 'yaml'
import * as z from 'zod'

const workflow = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      steps: z.array(
        z.object({
          uses: z.string().optional(),
          with: z.record(z.string(), z.union([z.string(), z.boolean(), z.number()])).optional(),
        }),
      ),
    }),
  ),
})

/** The errors that GitHub's own parser finds in a workflow. */
export async function faultsOf(name: string, content: string): Promise<readonly string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter())
  const faults = context.errors.getErrors().map((error) => error.message)
  if (!value) return [...faults, 'the workflow is empty']
  const template = await convertWorkflowTemplate(context, value)
  return [...faults, ...(template.errors ?? []).map((error) => error.Message)]
}

/** The text of an example workflow. */
export const exampleWorkflow = (name: string): string =>
  readFileSync(new URL(`../../examples/workflows/${name}`, import.meta.url), 'utf8')

/**
 * The inputs that a job of an example workflow gives to the Action, as the runner hands them over.
 * @param values of the expressions, by the text between `${{` and `}}`; an expression without one is an error
 */
export const inputsOf = (name: string, job: string, values: Readonly<Record<string, string>>): Record<string, string> =>
  inputsIn(exampleWorkflow(name), job, values)

/** The same for the text of a workflow. */
export function inputsIn(
  text: string,
  job: string,
  values: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const steps = workflow.parse(parse(text)).jobs[job]?.steps ?? []
  const inputs = steps.find(({ uses }) => uses?.startsWith('editplan/'))?.with ?? {}
  const evaluate = (value: string): string =>
    value.replace(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => {
      const known = values[expression]
      if (known === undefined) throw new Error(`the test gives no value to ${expression}`)
      return known
    })
  return Object.fromEntries(Object.entries(inputs).map(([key, value]) => [key, evaluate(String(value))]))
}
