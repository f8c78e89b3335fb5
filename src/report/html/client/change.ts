import { filesOf } from '../../changed-files.ts'
import type { Pictures } from '../../pictures.ts'
import type { ReportedStep } from '../../report.ts'
import { drawCell } from './cell.ts'
import { type DiffView, drawDiff } from './diff.ts'
import { element } from './element.ts'
import { drawPictures } from './pictures.ts'

/** Draws what a step changed: an image, a notebook's cell, and the patch, folded if there is an image or a cell; otherwise says why there is none. */
export function drawChange(
  place: HTMLElement,
  { step, pictures }: { readonly step: ReportedStep; readonly pictures: Pictures[number] | undefined },
  view: DiffView,
): void {
  if (pictures) place.append(drawPictures(pictures))
  if (step.cell) drawCell(place, step.cell, view)
  if (!filesOf(step).some(({ structuredPatch }) => structuredPatch)) {
    if (!pictures && !step.cell) place.append(element('p', { class: 'absent' }, withoutPatch(step)))
    return
  }
  const patch = element('div')
  if (!pictures && !step.cell) {
    place.append(patch)
    drawDiff(patch, step, view)
    return
  }
  const folded = element('details', {}, element('summary', {}, 'Patch of the file'), patch)
  folded.addEventListener('toggle', () => drawDiff(patch, step, view), { once: true })
  place.append(folded)
}

/** A page made of the JSON has no pictures; a report of very many steps has no patches. */
const withoutPatch = ({ insertions, deletions }: ReportedStep): string =>
  insertions + deletions > 0 ? 'The report does not contain the patch.' : 'No lines of text changed.'
