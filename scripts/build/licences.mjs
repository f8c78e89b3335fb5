import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Names, versions and licences of every package with a file among `inputs` (paths relative to `root`, as esbuild's
 * metafile gives them), sorted by name: the text that travels with a bundle.
 */
export function licenceText(root, inputs) {
  const folders = new Set(inputs.map(packageFolder).filter((folder) => folder !== undefined))
  const packages = [...folders].map((folder) => describe(path.join(root, folder)))
  packages.sort((a, b) => compare(`${a.name}@${a.version}`, `${b.name}@${b.version}`))
  const head = 'The files in this folder contain the packages below, each under its own licence.\n'
  return [head, ...packages.map((entry) => entry.text)].join(`\n${'-'.repeat(80)}\n\n`)
}

function packageFolder(input) {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0]
}

function describe(folder) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice|third-?party)/i.test(file))
    .sort(compare)
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
  const title = `${name} ${version} (${license ?? 'see its licence below'})`
  return { name, version, text: `${[title, ...texts].join('\n\n')}\n` }
}

/** By code units, whatever the locale. */
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0)
