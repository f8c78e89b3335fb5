import { isObject, scalarText } from '../../core/text/json.ts'
import { DOUBTFUL, type Item, type ObjectNode, objectIn, objectsIn, textOf } from './call.ts'
import { isFailure } from './failures.ts'
import { resultOf, TOLERANT } from './model-apis.ts'
import { type SessionLog, sessionImporter } from './session-log.ts'

/** Trajectories as Harbor writes them (ATIF-v1): steps whose calls are answered by the observation of the same step. */
export const importAtif = sessionImporter({ ...TOLERANT, proposals: false }, (log) => (trajectory) => {
  const version = scalarText(trajectory.value.schema_version ?? '')
  if (/^ATIF-v1\.\d+$/.test(version)) takeTrajectory(trajectory, log)
  else {
    log.leaveOut('trajectory', `It is in ${JSON.stringify(version.slice(0, 40))}, and only ATIF-v1 is known`)
    log.recording.calls.drop()
    if (!log.recording.notes.includes(OTHER_VERSION)) log.recording.note(OTHER_VERSION)
  }
})

const OTHER_VERSION =
  'Trajectories of ATIF-v1 are known, and none of another version: export it as ATIF-v1, or import the session that the agent itself wrote.'

const takeTrajectory = (trajectory: ObjectNode, log: SessionLog): void => {
  const { agent, subagent_trajectories: others, continued_trajectory_ref: rest } = trajectory.value
  if (isObject(agent)) {
    log.hear({ model: agent.model_name })
    const folders = isObject(agent.extra) && Array.isArray(agent.extra.cwds) ? agent.extra.cwds : []
    if (folders.length === 1) log.enter(folders[0])
  }
  for (const step of objectsIn(trajectory, 'steps')) takeStep(step, log)
  log.place = trajectory.at
  if (Array.isArray(others) && others.length > 0)
    log.leaveOut('subagent_trajectories', 'What other agents did is in separate trajectories')
  if (typeof rest === 'string') log.leaveOut('continued_trajectory_ref', 'It continues in another trajectory')
}

const takeStep = (step: ObjectNode, log: SessionLog): void => {
  const { source, message, extra, model_name, is_copied_context } = step.value
  log.place = step.at
  log.hear({ model: model_name })
  if (isObject(extra)) log.enter(extra.cwd)
  log.why = source === 'agent' ? textOf(message) || log.why : undefined
  const calls = objectsIn(step, 'tool_calls')
  if (is_copied_context === true) {
    if (calls.length > 0) log.leaveOut('copied context', 'Its calls were made in an earlier trajectory')
    return
  }
  const { why } = log
  const ids = calls.map(({ value, at }) =>
    log.call({ name: value.function_name, id: value.tool_call_id, input: value.arguments, at: at() }),
  )
  const results = objectsIn(objectIn(step, 'observation'), 'results')
  // A result that names no call is that of the only one.
  const only = ids.length === 1 && results.length === 1 ? ids[0] : undefined
  for (const result of results)
    answer(log, result.value.source_call_id ?? only, { result: result.value, step: step.value })
  log.why = why
}

interface Answer {
  readonly result: Item
  readonly step: Item
}

const answer = (log: SessionLog, id: unknown, { result, step }: Answer): void => {
  const text = textOf(result.content)
  const failed = [step.extra, result.extra].some(saysFailure)
  log.result(id, (call) => {
    // Without a word nothing says how it ended; a line of that kind may be the file's as well as the exporter's.
    if (!failed && (text === undefined || /^\[error\]/im.test(text))) return DOUBTFUL
    return resultOf(call, failed || isFailure(text), text)
  })
  const others = result.subagent_trajectory_ref
  if (Array.isArray(others) && others.length > 0)
    log.leaveOut('subagent_trajectory_ref', 'What another agent did is in a separate trajectory')
}

const saysFailure = (extra: unknown): boolean =>
  isObject(extra) && (extra.tool_result_is_error === true || extra.is_error === true || extra.success === false)
