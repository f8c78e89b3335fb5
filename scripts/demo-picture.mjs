// Draws docs/demo.svg: what `editplan demo` shows of its first command on a terminal, as text in a picture.
//   node scripts/demo-picture.mjs
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const COLOURS = { 31: '#f47067', 32: '#57ab5a', 33: '#daaa3f', 36: '#39c5cf' }
const [WIDTH, LINE, SIZE, MARGIN] = [760, 18, 13, 16]

const env = { ...process.env, FORCE_COLOR: '1' }
const source = ['--disable-warning=ExperimentalWarning', '--import', path.join(root, 'scripts/from-source.mjs')]
const cli = path.join(root, 'src/faces/cli/main.ts')
const said = execFileSync(process.execPath, [...source, cli, 'demo'], { encoding: 'utf8', env })
const from = said.lastIndexOf('\n', said.indexOf('$ editplan')) + 1
const lines = said.slice(from, said.indexOf('\n\n', from)).split('\n')
const height = lines.length * LINE + 2 * MARGIN
const rows = lines.map((line, at) => `<text x="${MARGIN}" y="${MARGIN + SIZE + at * LINE}">${spans(line)}</text>`)
writeFileSync(
  path.join(root, 'docs/demo.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" role="img" aria-label="editplan apply in a terminal">
<rect width="100%" height="100%" rx="6" fill="#22272e"/>
<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="${SIZE}" fill="#adbac7" xml:space="preserve">
${rows.join('\n')}
</g>
</svg>
`,
)

/** A line with its colours, weights and dimmed parts. */
function spans(line) {
  let style = {}
  return line
    .split(/(\x1b\[\d+m)/)
    .map((part) => {
      const code = Number(/^\x1b\[(\d+)m$/.exec(part)?.[1] ?? -1)
      if (code >= 0) {
        style = styled(style, code)
        return ''
      }
      if (part === '') return ''
      const { fill = '', weight = '', opacity = '' } = style
      return `<tspan${fill}${weight}${opacity}>${part.replaceAll(' ', '\u00a0').replace(/[&<>]/g, (one) => `&#${one.charCodeAt(0)};`)}</tspan>`
    })
    .join('')
}

function styled(style, code) {
  if (code === 1) return { ...style, weight: ' font-weight="bold"' }
  if (code === 2) return { ...style, opacity: ' opacity="0.6"' }
  if (code === 22) return { ...style, weight: '', opacity: '' }
  return { ...style, fill: COLOURS[code] ? ` fill="${COLOURS[code]}"` : '' }
}
