import { readRecording, recordingsSince, sessionKey, unreadLines } from '../../../core/history/recordings.ts'
import { openRepository } from '../../../core/run/baseline.ts'
import { alsoLacking } from '../../../core/run/from-diff.ts'
import { wrapSystemErrors } from '../../../core/workspace/file-identity.ts'
import { acquireLock } from '../../../core/workspace/lock.ts'
import { stretchesOf } from './attribution.ts'
import { type HookCall, noteCall } from './notes.ts'
import { namedSession, type RecordedChanges, type RecordOptions, SessionPlan } from './plan.ts'

/** A plan of what a hook noted, and what is missing in the client's settings. */
interface HookPlan extends RecordedChanges {
  readonly note?: string
}

/**
 * Notes the work tree when an agent calls its hook, and at the end gives the plan of the whole session. The changes of each call are
 * steps of their own. What no call of this session did, or only perhaps, has `session: none`. A session without a beginning begins at
 * its first call, and says so.
 */
export const recordHook = (call: HookCall, options: RecordOptions): Promise<HookPlan | undefined> =>
  wrapSystemErrors(async () => {
    const git = await openRepository(options)
    using _lock = await acquireLock(git.gitDir)
    await noteCall(git, call)
    if (call.moment !== 'end') return undefined
    const [first] = readRecording(git, call.session)
    const unread = unreadNote(unreadLines(git, call.session))
    if (!first) return { leftOut: [], ignored: [], note: unread ?? NOT_CALLED }
    const session = sessionKey(call.session)
    const stretches = stretchesOf(recordingsSince(git, first.at), session)
    const plan = new SessionPlan(git, { title: 'Changes of an agent', ...options }, session)
    const made = await plan.make(first, stretches, namedSession({ id: call.session }))
    // Where the work tree is the commit's, the call before it left no change.
    const isLate = first.ends !== undefined && first.commit === undefined
    const missed = isLate ? [{ path: 'the first call', reason: BEGAN_LATE }] : []
    return { ...alsoLacking(made, missed), ...(unread !== undefined && { note: unread }) }
  })

/** The changes of a call that was not noted are in the plan, as those of the call that was. */
function unreadNote({ file, lines }: ReturnType<typeof unreadLines>): string | undefined {
  if (lines.length === 0) return undefined
  return `The hook was stopped while it noted a call: ${file}, line ${lines.join(', ')}, cannot be read. What changed around it is in the plan; check the reasons of its steps.`
}

const NOT_CALLED =
  'Nothing was recorded: the hook was called only at the end. Register it for the start of the session and after each tool as well.'
const BEGAN_LATE =
  'The recording began at the first call of a tool, without what that call had changed. Register the hook for the start of the session as well.'
