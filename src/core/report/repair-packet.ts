import * as z from 'zod'
import type { Problem } from '../../errors.ts'
import { sha256 } from '../text/digest.ts'
import { readBack } from '../text/read-back.ts'
import { errorName, json, list, optional, stepTool } from './report-parts.ts'

const line = z.int().positive()
const input = z.record(z.string(), json)

const place = z.strictObject({
  file_path: z.string().describe('The file, relative to the root.'),
  line: line.describe('First line of the place, from 1.'),
  last_line: line.describe('Last line of the place.'),
  likeness: z.number().describe('How similar it is to old_string: above 0.8, at most 1.'),
  text: z.string().describe('The text of the file there, with LF line ends.'),
})

const excerpt = z.strictObject({
  file_path: z.string().describe('The file, relative to the root.'),
  line: line.describe('The first line that is shown, from 1.'),
  lines: z.int().min(0).describe('How many lines the file has.'),
  text: z.string().describe('Lines of the file as the steps before this one leave it, with LF line ends.'),
})

const planPlace = z.strictObject({
  line: line.describe('The line in the text of the plan, from 1.'),
  column: line.describe('The column, from 1.'),
})

export const refusedStep = z.strictObject({
  step: line.describe('Number of the step in the plan, from 1.'),
  id: optional(z.string(), 'What the plan calls it.'),
  tool: stepTool.describe('The tool that the step uses.'),
  why: optional(z.string(), 'The reason that the plan gives.'),
  input: input.describe('The input of the step, as the plan gives it.'),
  error: z
    .strictObject({
      name: errorName.describe('The stable name of the error.'),
      message: z.string().describe('What is wrong, and what to do about it.'),
      at: optional(planPlace, 'The key of the step that is wrong, where one is.'),
    })
    .describe('Why the step was refused.'),
  nearest: list(place).describe('The places most similar to old_string, best first.'),
  candidates: optional(list(z.string()), 'Files that may be the one that is missing.'),
  surroundings: list(excerpt).describe('What the files say, where the step is about them.'),
  corrected: optional(
    input,
    'An input with which the step succeeds and surely does what was meant. `repair --accept` takes it.',
  ),
  reads_first: optional(z.boolean(), 'The corrected step needs a Read of its file before it.'),
})

/** A refused step, and what helps to correct it. */
export type RefusedStep = z.output<typeof refusedStep>

const unreadPlace = z.strictObject({
  error: z
    .strictObject({
      name: errorName.describe('The stable name of the error.'),
      message: z.string().describe('What is wrong, and what to do about it.'),
    })
    .describe('Why the plan was not read.'),
  at: optional(planPlace, 'Where it is in the text of the plan.'),
  text: optional(z.string(), 'That line of the plan.'),
})

/** What is returned to the maker of a plan: the one source of its type and of `schema/repair.schema.json`. */
export const repairPacket = z.strictObject({
  version: z.literal(1),
  plan: z
    .strictObject({
      title: z.string().describe('Title of the plan.'),
      sha256: z
        .string()
        .describe('Digest of the plan that these steps are of; of its text where it could not be read.'),
      steps: z.int().min(0).describe('How many steps the plan has.'),
    })
    .describe('The plan that was checked.'),
  refused: list(refusedStep).describe('Every step that was refused, in order.'),
  unread: optional(list(unreadPlace), 'What is wrong with the text of the plan, where it could not be read.'),
  answer: z.string().describe('What to answer.'),
})

export type RepairPacket = z.output<typeof repairPacket>

export const repairAnswer = z.union([
  z.strictObject({
    step: line.describe('Number of the step in the plan, from 1.'),
    tool: optional(stepTool, 'Another tool than before.'),
    input: input.describe('The whole input of the step instead of the one before.'),
  }),
  z.strictObject({
    step: line.describe('Number of the step in the plan, from 1.'),
    drop: z.literal(true).describe('Leave the step out.'),
  }),
])

export type RepairAnswer = z.output<typeof repairAnswer>

/** Answers to a packet: a list, or a list under `answers`. */
export const repairAnswers = z.union([
  z.array(repairAnswer),
  z.strictObject({ answers: z.array(repairAnswer) }).transform(({ answers }) => answers),
])

export const HOW_TO_ANSWER =
  'For each refused step answer {"step": its number, "input": the whole corrected input}, or {"step": its number, "drop": true} to leave it out. Copy old_string exactly from nearest or surroundings, often enough lines of it that it occurs once in the file; change new_string so that it keeps what the file says now. Answer with a JSON array of these objects and nothing else.'

/** A packet as it is written. */
export const packetText = (packet: RepairPacket): string =>
  readBack(`${JSON.stringify(packet, null, 2)}\n`, (text) => repairPacket.parse(JSON.parse(text)))

/** The packet of a plan that could not be read: there are no steps to correct, so it requests the whole plan. */
export function unreadPacket(text: string, problems: readonly Problem[]): RepairPacket {
  const lines = text.split(/\r?\n/)
  const unread = problems.map(({ name, message, at }) => {
    const said = at && lines[at.line - 1]
    return {
      error: { name, message },
      ...(at && { at: { line: at.line, column: at.column } }),
      ...(said !== undefined && { text: said }),
    }
  })
  return { version: 1, plan: { title: '', sha256: sha256(text), steps: 0 }, refused: [], unread, answer: WHOLE_PLAN }
}

const WHOLE_PLAN =
  'The plan could not be read. Correct what unread names, line by line. Answer with the whole corrected plan and nothing else; check it again.'

/** JSON Schema (draft 7) of the packet, as `editplan schema --repair` prints it. */
export const repairJsonSchema = (): Record<string, unknown> => {
  const { $schema, ...schema } = z.toJSONSchema(repairPacket, { target: 'draft-07', io: 'input' })
  return { $schema, title: 'Refused steps of an editplan plan', ...schema }
}
