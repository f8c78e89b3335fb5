import type { JsonNode } from '../../core/plan/json-nodes.ts'
import { type CallKeys, callsAnywhere } from './calls-anywhere.ts'
import type { Recording } from './recording.ts'

interface ChoicePlace {
  /** Which one is asked for, from 1. */
  readonly choice: number | undefined
  readonly recording: Recording
  /** What one of them is called. */
  readonly called?: string
}

/** Of answers to one request the one that is asked for, or the only one; else none, which is listed. */
export function chosenOf(
  answers: readonly JsonNode[],
  { choice, recording, called = 'answer' }: ChoicePlace,
): readonly JsonNode[] {
  recording.answers = Math.max(recording.answers, answers.length)
  if (answers.length < 2) return answers
  const chosen = choice === undefined ? undefined : answers[choice - 1]
  for (const other of answers) if (other !== chosen) passOver(other, recording)
  if (chosen) return [chosen]
  const asked = choice === undefined ? '' : `, and no ${called} ${choice}`
  const reason = `It holds ${answers.length} of them${asked}. Take one with --choice N, from 1 to ${answers.length}.`
  recording.leaveOut(`${called}s`, { reason, at: answers[0]!.at() })
  return []
}

/** Says of answers that come in pieces that there are several, by a piece of the second. */
export const leaveOutAnswers = (piece: JsonNode, recording: Recording): void => {
  const reason = 'It holds several answers to one request. Take one with --choice N, from 1.'
  recording.leaveOut('answers', { reason, at: piece.at() })
}

/** Its calls are not among those that nobody read. */
export function passOver(answer: JsonNode, { calls }: Recording, own?: CallKeys): void {
  for (const { ids, input } of callsAnywhere(answer, own)) calls.take(ids[0], input)
}
