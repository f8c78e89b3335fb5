import { oneLine } from '../../core/report/plain-text.ts'
import { fitEnd, paint } from '../../core/report/terminal/style.ts'
import type { PullEvent } from '../../publish/publication.ts'
import type { Context } from './context.ts'

export interface Progress {
  readonly onEvent: (event: PullEvent) => void
  /** Removes the live line. */
  stop(): void
}

/** Milliseconds between two updates of the live line, and between two lines of a log. */
const LIVE_INTERVAL = 80
const LOG_INTERVAL = 10_000

/**
 * Progress on standard error: on a terminal one line that rewrites itself (step, file, rate) and disappears; elsewhere a
 * plain line every ten seconds, so that a long run shows progress and a short one prints nothing.
 */
export function startProgress(context: Context): Progress {
  const started = performance.now()
  let last = context.live ? 0 : started
  let steps = 0
  let count = ''
  let isDone = false
  return {
    onEvent(event) {
      const now = performance.now()
      if (event.type === 'step') {
        steps += 1
        const rate = Math.round(steps / Math.max((now - started) / 1000, 0.001))
        count = `step ${steps}/${event.total}  ${rate > 0 ? `${rate}/s  ` : ''}`
        isDone = steps === event.total
      } else if (isDone) count = ''
      if (now - last < (context.live ? LIVE_INTERVAL : LOG_INTERVAL)) return
      last = now
      const subject = oneLine(subjectOf(event))
      context.stderr(context.live ? liveLine(count, subject, context) : `${count}${subject}\n`)
    },
    stop: () => {
      if (context.live && last !== 0) context.stderr(CLEAR_LINE)
    },
  }
}

const CLEAR_LINE = '\r\x1b[2K'

/** A path that does not fit is cut at the start, because its end says most. */
const liveLine = (count: string, subject: string, { errorStyle }: Context): string =>
  `${CLEAR_LINE}${paint(errorStyle, 'dim', count + fitEnd(subject, Math.max(1, errorStyle.width - 1 - count.length)))}`

function subjectOf(event: PullEvent): string {
  if (event.type === 'step') return event.step.file_path
  return event.type === 'progress' ? event.message : event.publication.url
}
