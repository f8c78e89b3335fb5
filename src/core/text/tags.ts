import type { Tolerance } from './candidate-text.ts'

/** Sanitised tags: what a model was shown in place of a tag matches the tag, and the same kinds are restored in the new text. */
export const tags: Tolerance = (edit) => {
  const present = SANITISED.filter(([shown]) => edit.old_string.includes(shown))
  if (present.length === 0) return undefined
  const restore = (text: string): string =>
    present.reduce((result, [shown, tag]) => result.replaceAll(shown, tag), text)
  const old = restore(edit.old_string)
  const replacement = restore(edit.new_string)
  return old === replacement ? undefined : { tokens: [{ text: old }], replacement }
}

/** As shown, as it is in the file. Each opening and each closing form is a kind of its own; `<fnr>` has no closing form. */
const SANITISED: readonly (readonly [string, string])[] = [
  ['<fnr>', '<function_results>'],
  ...[
    ['n', 'name'],
    ['o', 'output'],
    ['e', 'error'],
    ['s', 'system'],
    ['r', 'result'],
  ].flatMap(([short, name]): [string, string][] => [
    [`<${short}>`, `<${name}>`],
    [`</${short}>`, `</${name}>`],
  ]),
  ...['META_START', 'META_END', 'EOT', 'META', 'SOS'].map((name): [string, string] => [`< ${name} >`, `<${name}>`]),
  ['\n\nH:', '\n\nHuman:'],
  ['\n\nA:', '\n\nAssistant:'],
]
