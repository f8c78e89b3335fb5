import { actionButton, checkbox, element } from '../../../../browser/element.ts'
import { LOOKS } from '../../../../core/report/looks.ts'
import { showInvisible } from '../../../../core/text/neutralise.ts'
import type { PageModel } from '../../model/model.ts'
import { foldedLines } from '../../model/rows.ts'
import { STATUS } from '../cards/step-card.ts'
import type { PageData } from '../data.ts'
import type { Look } from '../patch/row.ts'
import { recall, remember, type State } from '../storage.ts'

/** The bar above the cards: view, search, filters, order, progress. */
interface Bar {
  readonly root: HTMLElement
  readonly search: HTMLInputElement
  show(state: State): void
  /** Says how many cards are shown, and how many files were viewed. */
  count(shown: number, all: number, viewed: number): void
}

export function filterBar(model: PageModel, options: Options, change: (part: Partial<State>) => void): Bar {
  const search = element('input', { type: 'search', placeholder: 'Search text, file, error', 'aria-label': 'Search' })
  const [status, tool, rule] = selects(model)
  const sort = choice('Order', [
    ['order', 'in order'],
    ['path', 'by folder'],
    ['size', 'by size'],
    ['risk', 'by risk'],
  ])
  const views = viewButtons(model, change)
  const counted = element('output', { 'aria-live': 'polite' })
  const progress = element('progress', {
    'aria-label': 'Files viewed',
    max: `${Math.max(1, model.files.length)}`,
    value: '0',
  })
  const seen = element('span.progress', progress, element('span'))
  let waiting: ReturnType<typeof setTimeout> | undefined
  search.addEventListener('input', () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => change({ q: search.value }), 120)
  })
  for (const [name, control] of Object.entries({ status, tool, rule, sort })) {
    control.addEventListener('input', () => change({ [name]: control.value, q: search.value }))
  }
  options.add(status, tool, rule)
  const root = element('form.bar', { role: 'search' }, views.root, search, sort, options.root, seen, counted)
  root.addEventListener('submit', (event) => event.preventDefault())
  return {
    root,
    search,
    show(state) {
      if (search.value !== state.q) search.value = state.q
      status.value = state.status
      tool.value = state.tool
      rule.value = state.rule
      sort.value = state.sort
      views.show(state.view)
      for (const option of status.options)
        option.hidden =
          option.value !== '' &&
          !option.value.startsWith('look:') &&
          !(state.view === 'files') === option.value in FILE_STATUS
    },
    count(shown, all, viewed) {
      counted.textContent = shown === all ? '' : `${shown.toLocaleString('en')} of ${all.toLocaleString('en')} shown`
      progress.value = viewed
      seen.lastElementChild!.textContent = `${viewed.toLocaleString('en')} of ${model.files.length.toLocaleString('en')} viewed`
      seen.hidden = model.files.length === 0
    },
  }
}

function viewButtons(model: PageModel, change: (part: Partial<State>) => void) {
  const names = {
    files: `Files ${model.files.length.toLocaleString('en')}`,
    steps: `Steps ${model.steps.length.toLocaleString('en')}`,
  } as const
  const buttons = (['files', 'steps'] as const).map((view) =>
    actionButton(names[view], () => change({ view, at: '' }), { 'data-view': view }),
  )
  return {
    root: element('div.views', { role: 'group', 'aria-label': 'View' }, ...buttons),
    show(view: State['view']): void {
      for (const button of buttons) button.setAttribute('aria-pressed', `${button.dataset.view === view}`)
    },
  }
}

/** A look as a value of the filter by status. */
const lookValue = (kind: string): string => `look:${kind}`

const FILE_STATUS: Readonly<Record<string, string>> = {
  added: 'new',
  modified: 'modified',
  deleted: 'deleted',
  renamed: 'renamed',
}

function selects({ files, steps, looks }: PageModel) {
  const unique = (values: readonly (readonly [string, string])[]) => [...new Map(values)]
  const statuses = unique([
    ...files.map(({ status }) => [status, FILE_STATUS[status] ?? status] as const),
    ...steps.map(({ status }) => [status, STATUS[status]] as const),
    ...looks.map(({ kind }) => [lookValue(kind), `look: ${LOOKS[kind]}`] as const),
  ])
  const tools = unique(steps.map(({ tool }) => [tool, tool] as const))
  const rules = unique(
    steps.flatMap(({ policy, source }) =>
      [source, policy?.rule].flatMap((rule) => (rule === undefined ? [] : [[rule, showInvisible(rule)] as const])),
    ),
  )
  return [
    choice('Status', [['', 'every status'], ...statuses], statuses.length < 2),
    choice('Tool', [['', 'every tool'], ...tools], tools.length < 2),
    choice('Rule', [['', 'every rule'], ...rules], rules.length === 0),
  ] as const
}

function choice(label: string, options: readonly (readonly [string, string])[], hidden = false): HTMLSelectElement {
  const made = options.map(([value, name]) => element('option', { value }, name))
  const select = element('select', { 'aria-label': label }, ...made)
  select.hidden = hidden
  return select
}

/** How patches and colours look, as the reader chose last. */
interface Options {
  readonly root: HTMLElement
  /** Filters that few readers need. */
  add(...filters: readonly HTMLElement[]): void
  look(): Look
  toggleSplit(): void
  showBlanks(): void
}

/** A menu of switches; `changed` is called when patches are to be drawn again. */
export function optionMenu(changed: () => void): Options {
  const split = toggle('split', 'Side by side', false, changed)
  const blanks = toggle('blanks', 'Hide white space', false, changed, false)
  const wrap = toggle('wrap', 'Wrap lines', true, () => showWrap())
  const showWrap = (): void => void document.documentElement.classList.toggle('wrap', wrap.checked)
  showWrap()
  const labels = [
    [split, 'Side by side'],
    [blanks, 'Hide white space'],
    [wrap, 'Wrap lines'],
  ] as const
  const menu = element('details.options', element('summary', 'Display'))
  const filters = element('div.filters')
  const switches = labels.map(([box, name]) => element('label', box, name))
  menu.append(element('div.menu', ...switches, filters, themeSwitch()))
  addEventListener('click', (event) => {
    if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false
  })
  return {
    root: menu,
    add: (...all) => filters.append(...all),
    look: () => ({ split: split.checked, hidesBlanks: blanks.checked }),
    showBlanks() {
      blanks.checked = false
      blanks.dispatchEvent(new Event('change'))
    },
    toggleSplit() {
      split.checked = !split.checked
      split.dispatchEvent(new Event('change'))
    },
  }
}

function toggle(key: string, name: string, standard: boolean, changed: () => void, isKept = true): HTMLInputElement {
  const box = checkbox(((isKept ? recall(key) : undefined) ?? `${standard}`) === 'true', (checked) => {
    if (isKept) remember(key, `${checked}`)
    changed()
  })
  box.setAttribute('aria-label', name)
  return box
}

const THEMES = ['auto', 'light', 'dark'] as const

/** A button that goes from the system's colours to light, to dark, and back. */
function themeSwitch(): HTMLButtonElement {
  const known: readonly (string | undefined)[] = THEMES
  let at = Math.max(0, known.indexOf(recall('theme')))
  const show = (): void => {
    const theme = THEMES[at % THEMES.length] ?? 'auto'
    document.documentElement.dataset.theme = theme
    button.textContent = `Colours: ${theme}`
  }
  const next = (): void => {
    at += 1
    show()
    remember('theme', THEMES[at % THEMES.length] ?? 'auto')
  }
  const button = actionButton('', next, { class: 'theme' })
  show()
  return button
}

export function blankNotice(
  data: PageData,
  options: Options,
): { readonly root: HTMLElement; show(isHidden: boolean): void } {
  const said = element('span')
  const button = actionButton('Show white space', options.showBlanks)
  const root = element('div.blank-notice', { role: 'status' }, said, ' ', button)
  root.hidden = true
  return {
    root,
    show(isHidden) {
      root.hidden = !isHidden
      if (!isHidden) return
      said.textContent = 'White space is hidden.'
      void hiddenLines(data).then(({ lines, files }) => {
        said.textContent = `White space is hidden: ${lines.toLocaleString('en')} lines in ${files.toLocaleString('en')} files that differ only in white space are shown as unchanged.`
      })
    },
  }
}

async function hiddenLines(data: PageData): Promise<{ readonly lines: number; readonly files: number }> {
  await data.loadAll()
  const counts = data.model.files.map(({ part }) =>
    part.patch === undefined ? 0 : foldedLines(data.loadedPatch(part.patch) ?? []),
  )
  return { lines: counts.reduce((sum, count) => sum + count, 0), files: counts.filter((count) => count > 0).length }
}
