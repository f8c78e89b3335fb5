import '../../../browser/base.css'
import './style/overview.css'
import './style/looks.css'
import './style/verifications.css'
import './style/combination.css'
import './style/bar.css'
import './style/files.css'
import './style/cards.css'
import './style/change.css'
import './style/patch.css'
import './style/media.css'
import { copyAsText, element } from '../../../browser/element.ts'
import { drawForPrinters, drawNow } from '../../../browser/near.ts'
import type { PageFile, PageModel } from '../model/model.ts'
import type { Card } from './cards/card.ts'
import { makeCards } from './cards/make-cards.ts'
import { loadData, type PageData } from './data.ts'
import { Decisions } from './decisions.ts'
import { blankNotice, filterBar, optionMenu } from './frame/bar.ts'
import { listenToKeys } from './frame/keys.ts'
import { FileTree } from './frame/tree.ts'
import { facts, overview } from './sections/overview.ts'
import { fileId, readAddress, type State, viewedMarks, writeAddress } from './storage.ts'

/** Builds the page: overview, bar, tree, cards; and keeps address, keys and marks in step with each other. */
function startPage(data: PageData): void {
  const { model } = data
  const viewed = viewedMarks(model.files, showViewed)
  const options = optionMenu(() => {
    list.redraw()
    blanks.show(options.look().hidesBlanks)
  })
  const decisions = new Decisions(model)
  const cards = makeCards(data, { look: options.look, viewed, decisions })
  const bar = filterBar(model, options, (part) => void change(part))
  const tree = model.files.length > 0 ? new FileTree(model, viewed, goToFile) : undefined
  let state = addressed(model)
  let list = cards.of(state.view)
  const place = element('div.place', list.root)
  const body = element('div', { class: tree ? 'body' : 'body alone' }, ...(tree ? [tree.root] : []), place)
  const blanks = blankNotice(data, options)
  bar.root.append(decisions.root)
  document.getElementById('app')?.append(overview(model, cards.shown), bar.root, blanks.root, body, facts(model))
  const sized = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--bar', `${bar.root.offsetHeight}px`),
  )
  sized.observe(bar.root)

  async function change(part: Partial<State>): Promise<void> {
    state = { ...state, ...part }
    const next = cards.of(state.view)
    if (next !== list) {
      list = next
      place.replaceChildren(list.root)
    }
    bar.show(state)
    keepAddress()
    const shown = list.show(state)
    count()
    mark()
    await shown
    count()
    mark()
  }

  function count(): void {
    bar.count(list.shown().length, list.all().length, viewed.count())
  }

  /** Marks what is searched for, once what comes into view is drawn. */
  let marking: ReturnType<typeof setTimeout> | undefined
  function mark(): void {
    clearTimeout(marking)
    marking = setTimeout(() => highlight(place, state.q), 150)
  }

  /** The cards of the view that is not shown, so that the first key for it finds them. */
  function prepareOther(): void {
    const view = state.view === 'files' ? 'steps' : 'files'
    void cards.of(view).show({ ...state, view, q: '' })
  }

  function keepAddress(): void {
    try {
      history.replaceState(null, '', writeAddress(state))
    } catch {
      // Some browsers change no address of a file.
    }
  }

  /** Shows the card, and the line, that an address names; filters that hide it are taken away. */
  async function goToAddress(): Promise<void> {
    const wanted = addressed(model)
    await change(wanted)
    const [, id = wanted.at, line] = /^(.*):([LR]\d+)$/.exec(wanted.at) ?? []
    const all = list.all()
    const card =
      all.find((one) => one.id === wanted.at || one.id === id) ??
      all.find(({ facts }) => id.startsWith('file-') && facts.paths.includes(id.slice('file-'.length))) ??
      all.find((one) => one.id.startsWith('steps-') && cards.holds(one, id))
    if (!card) return
    if (!list.shown().includes(card)) await change({ q: '', status: '', tool: '', rule: '' })
    const target = show(card, id)
    openRepeated(target)
    if (line !== undefined) goToLine(target, wanted.at)
  }

  function goToFile({ path }: PageFile): void {
    const shown = list.shown()
    const card = shown.find(({ id }) => id === fileId(path)) ?? shown.find(({ facts }) => facts.paths.includes(path))
    if (card) show(card, fileId(path))
    else location.hash = `#${encodeURIComponent(fileId(path))}`
  }

  /** Brings a card to the top, or what it holds under an id. */
  function show(card: Card, id = card.id): HTMLElement {
    list.draw(card)
    const target = id === card.id ? card.root : (cards.holds(card, id) ?? card.root)
    target.focus({ preventScroll: true })
    goTo(target)
    return target
  }

  function showViewed(file: PageFile, seen: boolean): void {
    const root = document.getElementById(fileId(file.path))
    root?.classList.toggle('viewed', seen)
    root?.classList.toggle('folded', seen)
    tree?.viewed(file)
    count()
  }

  /** The card to go to from the one at the top. */
  function step(forward: boolean, remarks: boolean): void {
    const shown = list.shown()
    const top = currentCard(bar.root, place)
    const isAbove = bar.root.getBoundingClientRect().top > 1 && !document.activeElement?.closest('article')
    const at = isAbove ? -1 : shown.findIndex(({ id }) => id === top?.id)
    const rest = forward ? shown.slice(at + 1) : shown.slice(0, Math.max(at, 0)).reverse()
    const next = rest.find(({ facts }) => !remarks || facts.risk !== 'none')
    if (next) show(next)
  }

  listenToKeys({
    next: () => step(true, false),
    previous: () => step(false, false),
    nextRemark: () => step(true, true),
    previousRemark: () => step(false, true),
    split: options.toggleSplit,
    view: () => void change({ view: state.view === 'files' ? 'steps' : 'files', at: '' }),
    viewed: () => currentCard(bar.root, place)?.querySelector<HTMLInputElement>('.seen input')?.click(),
    search: () => bar.search.focus(),
    openStep: () => openStep(bar.root),
  })
  // A printer gets the plan's words whole, and the names of files that are alike.
  addEventListener('beforeprint', () => {
    for (const folded of document.querySelectorAll<HTMLDetailsElement>('.from-plan, .alike > .members'))
      folded.open = true
  })
  addEventListener('hashchange', () => void goToAddress())
  let scrolling: ReturnType<typeof setTimeout> | undefined
  addEventListener('scroll', () => {
    clearTimeout(scrolling)
    scrolling = setTimeout(() => {
      const top = cardAtTop(bar.root, place)
      const at = top?.id ?? ''
      if (at.startsWith('file-')) tree?.mark(at.slice('file-'.length))
      if (!state.at.startsWith(`${at}:`)) state = { ...state, at }
      keepAddress()
      mark()
    }, 200)
  })
  void goToAddress().then(() => whenIdle(prepareOther))
  // A page that is printed is drawn at once, from what is loaded then.
  setTimeout(() => void data.contents().then(data.loadAll), 1000)
}

/** Not every browser tells when it is idle. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 400 })
  else setTimeout(work, 200)
}

/** What the address says; a page without files, and one of an explanation, begins with its steps. */
const addressed = ({ files, explained }: PageModel): State => {
  const state = readAddress(location.hash)
  const isAtSteps = (files.length === 0 && state.at === '') || (explained !== undefined && location.hash === '')
  return isAtSteps ? { ...state, view: 'steps' } : state
}

/** Opens the step of the first changed block that is to be seen under the bar. */
function openStep(bar: HTMLElement): void {
  const { bottom } = bar.getBoundingClientRect()
  const links = [...document.querySelectorAll<HTMLAnchorElement>('td.by a')]
  const link = links.find((one) => one.getBoundingClientRect().top >= bottom)
  if (link) location.hash = link.hash
}

/** Whoever is led to a step sees its change, also where an earlier one makes the same. */
function openRepeated(card: HTMLElement): void {
  const fold = card.querySelector('.patch') ? null : card.querySelector<HTMLDetailsElement>('.step > .members')
  if (fold) fold.open = true
}

/** Goes to a line of a drawn card, by its address, once it is drawn. */
function goToLine(card: HTMLElement, address: string): void {
  let left = 40
  const look = (): void => {
    const selector = `td.n a[href="#${CSS.escape(address)}"], td.n a[href="#${address.replaceAll('"', '\\"')}"]`
    const row = card.querySelector<HTMLElement>(selector)?.closest('tr')
    left -= 1
    if (!row) {
      drawLine(card, address)
      if (left > 0) setTimeout(look, 50)
      return
    }
    row.classList.add('wanted')
    const heading = card.querySelector<HTMLElement>(':scope > h2')?.offsetHeight ?? 0
    row.style.scrollMarginTop = `calc(var(--bar) + ${heading + 8}px)`
    goTo(row)
  }
  look()
}

/** Opens what is folded, and draws the rows that a line is among. */
function drawLine(card: HTMLElement, address: string): void {
  for (const folded of card.querySelectorAll<HTMLDetailsElement>('.change > details')) folded.open = true
  const [, side = 'R', line = ''] = /:([LR])(\d+)$/.exec(address) ?? []
  for (const rows of card.querySelectorAll<HTMLElement>('tbody.blank')) {
    const [from = 0, to = 0] = (rows.dataset[side === 'L' ? 'before' : 'after'] ?? '').split(' ').map(Number)
    if (from <= Number(line) && Number(line) <= to) drawNow(rows)
  }
}

/** The card that the reader looks at: the one gone to last while it is to be seen, else the one under the bar; undefined above the first. */
function currentCard(bar: HTMLElement, cards: HTMLElement): HTMLElement | undefined {
  const last = document.activeElement?.closest<HTMLElement>('article')
  const top = last?.getBoundingClientRect().top ?? -1
  return last && top >= 0 && top < innerHeight ? last : cardAtTop(bar, cards)
}

function cardAtTop(bar: HTMLElement, cards: HTMLElement): HTMLElement | undefined {
  const { bottom } = bar.getBoundingClientRect()
  const { left, width } = cards.getBoundingClientRect()
  for (const below of [12, 30]) {
    const found = document.elementFromPoint(left + width / 2, bottom + below)?.closest<HTMLElement>('article')
    if (found) return found
  }
  return undefined
}

/** Frames in which what is drawn on the way may still move the target. */
const FRAMES = 14

let wanted: Element | undefined

/** Brings an element to the top and keeps it there while the changes around it are being drawn, or until the reader moves. */
function goTo(target: Element): void {
  wanted = target
  let left = FRAMES
  const settle = (): void => {
    if (wanted !== target) return
    target.scrollIntoView({ block: 'start' })
    left -= 1
    if (left > 0) requestAnimationFrame(settle)
  }
  settle()
}

for (const event of ['wheel', 'touchmove', 'pointerdown']) {
  addEventListener(event, () => (wanted = undefined), { passive: true })
}

const MAX_MATCHES = 2000

/** Marks a text wherever it is shown below an element, where the browser can mark without changing the page. */
function highlight(root: HTMLElement, query: string): void {
  if (!('highlights' in CSS)) return
  CSS.highlights.delete('found')
  const wanted = query.trim().toLowerCase()
  if (wanted !== '') CSS.highlights.set('found', new Highlight(...matchesIn(root, wanted)))
}

function matchesIn(root: HTMLElement, wanted: string): readonly AbstractRange[] {
  const found: AbstractRange[] = []
  for (const line of root.querySelectorAll('.line, .path, .why, .message, .note, .remark, .policy, .id')) {
    if (found.length >= MAX_MATCHES) break
    const text = (line.textContent ?? '').toLowerCase()
    for (
      let at = text.indexOf(wanted);
      at >= 0 && found.length < MAX_MATCHES;
      at = text.indexOf(wanted, at + wanted.length)
    ) {
      found.push(rangeIn(line, at, at + wanted.length))
    }
  }
  return found
}

/** Characters [start, end) of an element's text, which may go over several of its nodes. */
function rangeIn(root: Element, start: number, end: number): StaticRange {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let place = { startContainer: root as Node, startOffset: 0, endContainer: root as Node, endOffset: 0 }
  let passed = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0
    if (start >= passed && start < passed + length)
      place = { ...place, startContainer: node, startOffset: start - passed }
    if (end > passed && end <= passed + length) place = { ...place, endContainer: node, endOffset: end - passed }
    passed += length
  }
  return new StaticRange(place)
}

copyAsText()
drawForPrinters()
void loadData().then(startPage)
