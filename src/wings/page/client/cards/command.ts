import { showInvisible } from '../../../../core/report/plain-text.ts'
import type { PageStep } from '../../model/model.ts'
import { element } from '../element.ts'
import { printed, wholeOutput } from '../output.ts'

/** How the command of a Run ended, and the end of what it printed: open where it failed. */
export function commandOf({ command, file_path, error }: PageStep): HTMLElement | undefined {
  if (!command) return undefined
  if (command.recorded)
    return element('p', { class: 'note' }, 'The command did not run: its recorded result was taken.')
  const { exit_code: code, milliseconds, tail, output } = command
  const ended = code === null ? 'It was killed, or not run' : `Exit code ${code}`
  return element(
    'details',
    { class: 'command', open: error ? '' : undefined },
    element('summary', {}, `${ended} · ${(milliseconds / 1000).toFixed(1)} s`),
    ...printed(tail, showInvisible(file_path)),
    wholeOutput(output),
  )
}
