import type { Pictures } from '../../../../core/report/contents.ts'
import type { Maker } from '../../../../core/report/followed-lines.ts'
import { patchLines } from '../../../../core/report/patch-lines.ts'
import { showInvisible } from '../../../../core/report/plain-text.ts'
import type { ReportedCell } from '../../../../core/report/report.ts'
import type { Part } from '../../model/model.ts'
import { textLines } from '../../model/texts.ts'
import { bytesOf } from '../bytes.ts'
import { drawCell } from '../cell.ts'
import type { Hunks, PageData } from '../data.ts'
import { element } from '../element.ts'
import { foldedLines } from '../frame/blank-notice.ts'
import { drawNotebook } from '../notebook.ts'
import type { Look } from '../patch/row.ts'
import { drawPatch } from '../patch/table.ts'
import { drawPictures } from '../pictures.ts'

export interface PartToDraw {
  readonly part: Part
  readonly anchor: string
  readonly label: string
  readonly binary?: { readonly before?: number | undefined; readonly after?: number | undefined } | undefined
  /** The cell that a step changed. */
  readonly cell?: ReportedCell | undefined
  /** Which step made which line, and why. */
  readonly makers?: readonly Maker[] | undefined
  readonly reason?: ((step: number) => string) | undefined
  /** Images, where the change has some. */
  readonly pictures?: Pictures | undefined
  /** The text before, where the page has it and the patch is one of it. */
  readonly before?: string | undefined
}

/** Draws one file's change: image, notebook, sizes of a binary file, patch. What cannot be drawn is shown as plain text. */
export async function drawPart(
  place: HTMLElement,
  wanted: PartToDraw,
  { data, look }: { data: PageData; look: Look },
): Promise<void> {
  const { part } = wanted
  const hunks = part.patch === undefined ? undefined : await data.patch(part.patch)
  try {
    place.replaceChildren(...drawn(wanted, hunks, look))
  } catch (error) {
    const said = `This change could not be drawn (${error instanceof Error ? error.message : error}). Its patch as plain text:`
    const text = showInvisible(patchLines(hunks ?? []).join('\n'))
    place.replaceChildren(element('p', { class: 'remark' }, said), element('pre', { tabindex: '0' }, text))
  }
}

function drawn(wanted: PartToDraw, hunks: Hunks | undefined, look: Look): readonly HTMLElement[] {
  const { part, cell, pictures, before } = wanted
  const rich = [
    pictures && drawPictures(pictures),
    cell && drawCell(cell, wanted.anchor, look),
    !cell && before !== undefined && part.path.endsWith('.ipynb') && hunks
      ? drawNotebook({ before, hunks, anchor: wanted.anchor }, look)
      : undefined,
  ].filter((one) => one !== undefined)
  if (!hunks) return rich.length > 0 ? rich : [element('p', { class: 'absent' }, withoutPatch(wanted))]
  const lines = before === undefined ? undefined : textLines(before, hunks)
  const { anchor, label, makers, reason } = wanted
  const isOneSided = hunks.every(({ oldLines, newLines }) => oldLines === 0 || newLines === 0)
  const patch = (): HTMLElement =>
    drawPatch(
      { hunks, path: part.path, before: lines, anchor, label, makers, reason },
      isOneSided ? { ...look, split: false } : look,
    )
  const hidden = look.hidesBlanks ? foldedLines(hunks) : 0
  const note =
    hidden === 0
      ? []
      : [
          element(
            'p',
            { class: 'patch-note' },
            `${hidden} changed lines that differ in white space alone are not shown as changes.`,
          ),
        ]
  if (rich.length === 0) return [...note, patch()]
  // What a picture or a page is made of is code: its source comes first.
  if (SOURCE_FIRST.test(part.path)) return [...note, patch(), ...rich]
  const folded = element(
    'details',
    {},
    element('summary', {}, `Patch of the file, +${part.insertions} −${part.deletions}`),
  )
  folded.addEventListener('toggle', () => folded.append(patch()), { once: true })
  return [...rich, folded]
}

const SOURCE_FIRST = /\.(?:svg|html?|xhtml)$/i

/** Why there is nothing to draw. */
function withoutPatch({ part, binary }: PartToDraw): string {
  const { insertions, deletions, old_mode: was, new_mode: is, from } = part
  if (binary) return `Binary file: ${sizes(binary)}.`
  if (insertions + deletions > 0) return 'The report does not contain the patch.'
  if (was && is && !was.startsWith('0000') && !is.startsWith('0000') && was !== is)
    return `Only the mode changes, from ${was} to ${is}.`
  if (is?.startsWith('0000')) return 'An empty file goes.'
  if (was?.startsWith('0000')) return 'A new, empty file.'
  return from === undefined ? 'No lines of text change.' : 'Renamed; no lines change.'
}

const sizes = ({ before, after }: NonNullable<PartToDraw['binary']>): string => {
  const [was, is] = [before, after].map((bytes) => (bytes === undefined ? 'none' : bytesOf(bytes)))
  return `${was} before, ${is} after`
}
