import { ColorSchemeType } from 'diff2html/lib-esm/types.js'
import { Diff2HtmlUI } from 'diff2html/lib-esm/ui/js/diff2html-ui-base.js'
import highlighter from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import c from 'highlight.js/lib/languages/c'
import cpp from 'highlight.js/lib/languages/cpp'
import csharp from 'highlight.js/lib/languages/csharp'
import css from 'highlight.js/lib/languages/css'
import go from 'highlight.js/lib/languages/go'
import ini from 'highlight.js/lib/languages/ini'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import kotlin from 'highlight.js/lib/languages/kotlin'
import markdown from 'highlight.js/lib/languages/markdown'
import php from 'highlight.js/lib/languages/php'
import plaintext from 'highlight.js/lib/languages/plaintext'
import python from 'highlight.js/lib/languages/python'
import ruby from 'highlight.js/lib/languages/ruby'
import rust from 'highlight.js/lib/languages/rust'
import sql from 'highlight.js/lib/languages/sql'
import swift from 'highlight.js/lib/languages/swift'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { patchLines } from '../../patch-lines.ts'
import { showInvisible } from '../../plain-text.ts'
import type { ChangedFile, ReportedStep } from '../../report.ts'
import { element } from './element.ts'

const languages = { bash, c, cpp, csharp, css, go, ini, java, javascript, json, kotlin, markdown, php, plaintext }
const more = { python, ruby, rust, sql, swift, typescript, xml, yaml }
for (const [name, language] of Object.entries({ ...languages, ...more })) highlighter.registerLanguage(name, language)

export type DiffView = 'line-by-line' | 'side-by-side'

/** Lines beyond which a diff is shown without colours of its language. */
const MAX_HIGHLIGHTED = 600

export interface PatchToDraw {
  /** Its extension selects the language. */
  readonly name: string
  /** Of a unified diff, without file headers. */
  readonly lines: readonly string[]
  readonly view: DiffView
  /** Description of the patch for screen readers. */
  readonly label: string
}

/** Draws a step's patch into an element; with several files, each below its name. */
export function drawDiff(place: HTMLElement, step: ReportedStep, view: DiffView): void {
  const label = `Patch of step ${step.index}`
  const draw = (part: HTMLElement, { file_path: name, structuredPatch = [] }: ChangedFile): void =>
    drawPatch(part, { name, lines: patchLines(structuredPatch), view, label })
  if (!step.files) {
    draw(place, step)
    return
  }
  place.replaceChildren()
  for (const file of step.files.filter(({ structuredPatch }) => structuredPatch)) {
    const part = element('div')
    place.append(element('h3', { class: 'path' }, showInvisible(file.file_path)), part)
    draw(part, file)
  }
}

/** Replaces the content of an element by a patch. Control characters are shown; a patch of over 600 lines gets no syntax colours. */
export function drawPatch(place: HTMLElement, { name, lines, view, label }: PatchToDraw): void {
  const file = `file.${/\.(\w{1,12})$/.exec(name)?.[1] ?? 'txt'}`
  const text = showInvisible([`--- a/${file}`, `+++ b/${file}`, ...lines].join('\n'))
  // The page's own colours replace the light ones, in both schemes.
  const options = {
    drawFileList: false,
    matching: 'lines',
    outputFormat: view,
    colorScheme: ColorSchemeType.LIGHT,
  } as const
  const behaviour = { fileContentToggle: false, stickyFileHeaders: false, highlight: lines.length <= MAX_HIGHLIGHTED }
  new Diff2HtmlUI(place, text, { ...options, ...behaviour }, highlighter).draw()
  for (const area of place.querySelectorAll<HTMLElement>('.d2h-file-diff, .d2h-file-side-diff')) {
    area.tabIndex = 0
    area.setAttribute('role', 'region')
    area.setAttribute('aria-label', label)
  }
}
