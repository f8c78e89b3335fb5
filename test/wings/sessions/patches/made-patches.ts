/** Files by path: their bytes as text, one character a byte. */
export type Tree = Readonly<Record<string, string>>

/** How the two sides of a patch are called. */
export interface NameStyle {
  readonly name: string
  /** What is before a path on each side. */
  readonly old: string
  readonly new: string
  /** What is behind a name in `---` and `+++`. */
  readonly note?: readonly [old: string, fresh: string]
  /** The number that `git apply -p` and `patch -p` need. */
  readonly strip: number
}

const STAMP = '\t2024-03-01 10:20:30.000000000 +0100'

/** The forms in which people hand patches on, by rule. */
export const NAMINGS: readonly NameStyle[] = [
  { name: 'a/ and b/', old: 'a/', new: 'b/', strip: 1 },
  { name: 'i/ and w/', old: 'i/', new: 'w/', strip: 1 },
  { name: 'old/ and new/', old: 'old/', new: 'new/', strip: 1 },
  { name: 'before/ and after/', old: 'before/', new: 'after/', strip: 1 },
  { name: 'original/ and fixed/', old: 'original/', new: 'fixed/', strip: 1 },
  { name: 'x.orig/ and x/', old: 'pkg-1.0.orig/', new: 'pkg-1.0/', note: [STAMP, STAMP], strip: 1 },
  { name: 'a-b folders', old: 'shop-2.1/', new: 'shop-2.1-fixed/', note: [STAMP, STAMP], strip: 1 },
  { name: 'two folders', old: 'build/pkg.orig/', new: 'build/pkg/', note: [STAMP, STAMP], strip: 2 },
  { name: 'no prefix', old: '', new: '', strip: 0 },
  { name: 'Subversion', old: '', new: '', note: ['\t(revision 41)', '\t(working copy)'], strip: 0 },
  {
    name: 'Mercurial',
    old: 'a/',
    new: 'b/',
    note: ['\tThu Mar 02 10:00:00 2023 +0000', '\tThu Mar 02 10:01:00 2023 +0000'],
    strip: 1,
  },
  { name: 'one folder on both sides', old: 'trunk/', new: 'trunk/', strip: 1 },
  { name: 'dots', old: './', new: './', strip: 0 },
]

/** A file's diff of whole lines, `context` lines around each change. Lines hold their ends. */
export function unifiedDiff(before: string, after: string, context: number): string {
  const [old, fresh] = [linesOf(before), linesOf(after)]
  const pairs = matching(old, fresh)
  const rows: { sign: string; line: string; old: number; fresh: number }[] = []
  let [at, to] = [0, 0]
  for (const [left, right] of [...pairs, [old.length, fresh.length] as const]) {
    for (; at < left; at += 1) rows.push({ sign: '-', line: old[at]!, old: at, fresh: to })
    for (; to < right; to += 1) rows.push({ sign: '+', line: fresh[to]!, old: at, fresh: to })
    if (left < old.length) rows.push({ sign: ' ', line: old[at]!, old: at++, fresh: to++ })
  }
  const near = rows.map((_, index) =>
    rows.slice(Math.max(0, index - context), index + context + 1).some(({ sign }) => sign !== ' '),
  )
  const hunks: string[] = []
  for (let from = 0; from < rows.length; ) {
    if (!near[from]) {
      from += 1
      continue
    }
    let end = from
    while (near[end]) end += 1
    hunks.push(hunkOf(rows.slice(from, end)))
    from = end
  }
  return hunks.join('')
}

const hunkOf = (rows: readonly { sign: string; line: string; old: number; fresh: number }[]): string => {
  const count = (other: string) => rows.filter(({ sign }) => sign !== other).length
  const start = (first: number, lines: number) => (lines === 0 ? first : first + 1)
  const [first] = rows
  const [oldCount, newCount] = [count('+'), count('-')]
  const head = `@@ -${start(first!.old, oldCount)},${oldCount} +${start(first!.fresh, newCount)},${newCount} @@\n`
  return (
    head +
    rows
      .map(({ sign, line }) => sign + (line.endsWith('\n') ? line : `${line}\n\\ No newline at end of file\n`))
      .join('')
  )
}

const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

/** A longest common subsequence; the texts are small. */
function matching(old: readonly string[], fresh: readonly string[]): readonly (readonly [number, number])[] {
  const best = Array.from({ length: old.length + 1 }, () => new Array<number>(fresh.length + 1).fill(0))
  for (let left = old.length - 1; left >= 0; left -= 1)
    for (let right = fresh.length - 1; right >= 0; right -= 1)
      best[left]![right] =
        old[left] === fresh[right]
          ? best[left + 1]![right + 1]! + 1
          : Math.max(best[left + 1]![right]!, best[left]![right + 1]!)
  const pairs: (readonly [number, number])[] = []
  for (let [left, right] = [0, 0]; left < old.length && right < fresh.length; )
    if (old[left] === fresh[right]) pairs.push([left++, right++])
    else if (best[left + 1]![right]! >= best[left]![right + 1]!) left += 1
    else right += 1
  return pairs
}

/** How a side that is not there is told. */
export type Absence = '/dev/null' | 'epoch' | 'nonexistent' | 'counts alone'

interface PatchOptions extends NameStyle {
  readonly context?: number
  readonly absence?: Absence
  /** A line `Index: x` above each file. */
  readonly index?: boolean
}

/** A patch of a tree, file by file, in plain unified form. */
export function plainPatch(before: Tree, after: Tree, options: PatchOptions): string {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return paths.flatMap((path) => filePatch(path, [before[path], after[path]], options)).join('')
}

function filePatch(
  path: string,
  [old, fresh]: readonly [string | undefined, string | undefined],
  options: PatchOptions,
): readonly string[] {
  if (old === fresh) return []
  const { note = ['', ''], absence = '/dev/null', context = 3, index = false } = options
  const heading = index ? `Index: ${path}\n${'='.repeat(67)}\n` : ''
  const sides = [
    { sign: '---', text: old, name: options.old + path, note: note[0] },
    { sign: '+++', text: fresh, name: options.new + path, note: note[1] },
  ]
  const lines = sides.map(({ sign, text, name, note: own }) =>
    text === undefined ? absent(sign, name, absence, own) : `${sign} ${name}${own}\n`,
  )
  return [heading, ...lines, unifiedDiff(old ?? '', fresh ?? '', context)]
}

function absent(sign: string, name: string, absence: Absence, note: string): string {
  if (absence === '/dev/null') return `${sign} /dev/null\n`
  const told = { epoch: '\t1970-01-01 01:00:00.000000000 +0100', nonexistent: '\t(nonexistent)', 'counts alone': note }
  return `${sign} ${name}${told[absence]}\n`
}
