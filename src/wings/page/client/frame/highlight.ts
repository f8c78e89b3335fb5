/** Matches that are marked at most. */
const MAX_MATCHES = 2000

/** Marks a text wherever it is shown below an element, where the browser can mark without changing the page. */
export function highlight(root: HTMLElement, query: string): void {
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
