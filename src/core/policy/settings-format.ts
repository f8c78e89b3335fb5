import { decodeText, openText } from '../text/encoding.ts'

/** JSON, JSON whose readers take comments and trailing commas, YAML, TOML. */
export type SettingsFormat = 'json' | 'jsonc' | 'toml' | 'yaml'

/** Files larger than this, in bytes, are not parsed: at that size the worst text takes about a second. */
const LARGEST: Readonly<Record<SettingsFormat, number>> = {
  json: 8 * 2 ** 20,
  jsonc: 8 * 2 ** 20,
  toml: 2 ** 20,
  yaml: 2 ** 19,
}

/** The format of a configuration file, recognised by its name; undefined for any other file. */
export const formatOf = (path: string): SettingsFormat | undefined => {
  if (COMMENTED.test(path)) return 'jsonc'
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  if (/\.toml$|^(cargo|poetry|uv|pdm)\.lock$|^pipfile$/.test(name)) return 'toml'
  if (/\.ya?ml$|^\.clang-format$|^pubspec\.lock$/.test(name)) return 'yaml'
  if (/\.(json|webmanifest|geojson|importmap)$|^(composer|pipfile|flake|deno)\.lock$/.test(name)) return 'json'
  return undefined
}

const COMMENTED =
  /(^|\/)((ts|js)config[^/]*\.json|\.(vscode|devcontainer)\/[^/]+\.json|\.?devcontainer\.json|\.(eslintrc|babelrc|swcrc|jshintrc)(\.json)?|(biome|deno|turbo|tslint|api-extractor|rush|nx|wrangler)\.json|bun\.lock)$|\.(jsonc|code-workspace)$/i

/** The text of a configuration file; undefined where it is too large to parse, or in an encoding that is not supported. */
export const settingsText = (format: SettingsFormat, bytes: Buffer): string | undefined => {
  if (bytes.length > LARGEST[format]) return undefined
  const opened = openText(bytes)
  return opened.ok ? decodeText(opened.file, opened.file.bom, bytes.length) : undefined
}
