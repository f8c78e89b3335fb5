import * as z from 'zod'
import {
  BOM,
  decodeText,
  isBinary,
  isWellFormed,
  openText,
  type TextFile,
  textOfFile,
  unitOf,
  wholeText,
} from '../text/encoding.ts'
import { stripTrailing } from '../text/line-ending.ts'
import { spliceBetween } from '../text/splice.ts'
import {
  type Check,
  firstProblem,
  isNotLink,
  isNotModified,
  isTextOrSeen,
  KNOWN_FILE,
  openTarget,
  readByItself,
  refusal,
  refuseNewSecret,
  type Target,
  TEXT_FILE,
  textOf,
  unlessSecret,
  wasRead,
  wasShownWhole,
} from './checks.ts'
import { allowElision, elision } from './elision.ts'
import { filePath, flag, once, oneOf, text, withRules } from './fields.ts'
import { changeFile, type Manner, seenWhole, withExecutable } from './file-change.ts'
import { choiceKeys, goesWithGlob, refersToGroups, skipExisting } from './file-choice.ts'
import type { Effect } from './permission.ts'
import type { StepInputs } from './step-inputs.ts'
import type { Outcome, Tool, ToolContext } from './tool.ts'

/**
 * Creates or replaces a whole file; an existing one keeps its mode and, where the content is given as text, its encoding and BOM.
 */
export const write = {
  name: 'Write',
  input: once(stepInput),
  call: {
    title: 'Write a file',
    description: 'Creates a file, or replaces all of it.',
    isIdempotent: true,
    input: once(callInput),
  },
  effect: 'creates',
  touches: ({ file_path: path }) => [{ path, effects: WRITING }],
  rule: ['creates'],
  fileKey: 'file_path',
  destination: 'file_path',
  doing: 'Writing',
  facts: ({ file_path, glob, content_base64, executable }) => [
    glob === undefined ? 'Creates the file or replaces all of it' : `Writes ${file_path} for each of them`,
    ...(content_base64 === undefined || textIn(content_base64) !== undefined
      ? []
      : [`Writes ${Buffer.from(content_base64, 'base64').length} bytes that are not text`]),
    ...(executable === undefined ? [] : [`Makes the file ${executable ? '' : 'not '}executable`]),
  ],
  texts: ({ content, content_base64 = '' }) => ({ before: '', after: content ?? textIn(content_base64) ?? '' }),
  run: (input, context) => {
    const asked = openWrite(input, context)
    const { text, ...place } = asked
    const look = text === undefined ? undefined : refuseNewSecret({ ...place, text }, context)
    return unlessSecret(look, () => putAsked(input, asked))
  },
} satisfies Tool<'Write'>

declare module './step-inputs.ts' {
  interface StepSchemas {
    Write: ReturnType<typeof stepInput>
  }
}

function callInput() {
  return z
    .strictObject({
      file_path: filePath.meta({ examples: ['docs/fetch-user.md'] }),
      content: text()
        .describe('The whole content of the file, byte for byte.')
        .meta({ examples: ['# fetchUser\n'] }),
    })
    .describe('Create a file, or replace all of it.')
}

function stepInput() {
  const { shape } = callInput()
  const oneContent = oneOf('content', 'content_base64')
  return withRules(
    z.strictObject({
      file_path: shape.file_path
        .describe(
          'Absolute or relative to the root. With glob, where the file for each of its files is: `$<dir>`, `$<name>`, `$<ext>` and the groups of the glob are replaced by parts of the path, as in new_path of Move.',
        )
        .meta({ examples: ['docs/fetch-user.md', 'packages/$<pkg>/LICENSE'] }),
      glob: choiceKeys.glob
        .describe(
          'Write a file for each tracked text file that this pattern names. A group `(?<pkg>*)` captures a part of the path, which replaces `$<pkg>` in file_path and content. Or a list of patterns.',
        )
        .meta({ examples: ['packages/(?<pkg>*)/package.json'] }),
      exclude: choiceKeys.exclude,
      only_if: choiceKeys.only_if,
      content: shape.content
        .optional()
        .describe(
          'The whole content of the file, byte for byte. With glob, `$<pkg>` is replaced by what a group captured; `$$<pkg>` is literal.',
        ),
      content_base64: text()
        .refine(isBase64, 'is not base64')
        .optional()
        .describe('Instead of content: the bytes of the whole file in base64, white space aside.')
        .meta({ examples: ['iVBORw0KGgo='] }),
      allow_elision: allowElision(),
      executable: flag('Whether the file may be executed; absent: as it is, and not for a new file.'),
      expect_matches: choiceKeys.expect_matches,
      skip_existing: skipExisting('Leave a file that exists as it is.'),
    }),
    ...oneContent.rules,
    ...goesWithGlob('expect_matches'),
  )
    .superRefine(refersToGroups(['file_path', 'content']))
    .describe('Create a file, or replace all of it; or one for each file that a glob names.')
    .meta(oneContent.schema)
}

const isBase64 = (value: string): boolean => {
  const joined = value.replace(/\s+/g, '')
  return Buffer.from(joined, 'base64').toString('base64') === joined
}

/** The text that bytes are, unless they are binary. */
function textIn(base64: string): string | undefined {
  const bytes = Buffer.from(base64, 'base64')
  return isBinary(bytes) ? undefined : textOfFile(bytes)
}

/** What happens to a file that is written as a whole, by whatever tool. */
export const WRITING: readonly Effect[] = ['creates']

interface OpenedWrite {
  readonly path: string
  readonly opened: ReturnType<typeof openTarget>
  /** Undefined for bytes that are no text. */
  readonly text: string | undefined
  readonly bytes: Buffer | undefined
}

function openWrite(
  { file_path, content = '', content_base64 }: StepInputs['Write'],
  context: ToolContext,
): OpenedWrite {
  const opened = openTarget(write.name, { path: file_path, effects: WRITING }, context)
  const path = opened.ok ? opened.target.path : file_path
  if (content_base64 === undefined) {
    const text = context.options.trailing_whitespace === 'strip' ? stripTrailing(path, content) : content
    return { path, opened, text, bytes: undefined }
  }
  const bytes = Buffer.from(content_base64, 'base64')
  const text = openText(bytes)
  const readable = text.ok && !isBinary(bytes)
  return { path, opened, bytes, text: readable ? decodeText(text.file, 0, bytes.length) : undefined }
}

function putAsked(
  { executable, skip_existing, allow_elision }: StepInputs['Write'],
  { opened, text = '', bytes }: OpenedWrite,
): Outcome {
  if (!opened.ok) return opened
  const { path, stat } = opened.target
  if (skip_existing && stat?.kind === 'file') return { ok: true, path, type: 'update' }
  const target: WriteTarget = { ...opened.target, content: text, executable }
  const problem = firstProblem(target, bytes ? CHECKS_OF_BYTES : CHECKS)
  if (problem) return { ok: false, problem }
  const elided = bytes || allow_elision || !stat ? undefined : elision(wholeText(textOf(target)), text)
  if (elided) return { ok: false, problem: elided }
  return bytes ? putBytes(target, bytes) : putBytes(target, contentBytes(textOf(target), text), { asIs: false })
}

type WriteTarget = Target & { readonly content: string; readonly executable: boolean | undefined }

/** What must hold of a file that is written as a whole, besides being text. */
export const CHECKS_OF_STATE: readonly Check[] = [wasRead, wasShownWhole, isTextOrSeen, isNotModified, isNotLink]

const CHECKS: readonly Check<WriteTarget>[] = [
  ...TEXT_FILE,
  ({ content }) => {
    if (isWellFormed(content)) return undefined
    return refusal('UNENCODABLE', 'content contains a lone surrogate. Write the whole character.')
  },
  ...CHECKS_OF_STATE,
]

const CHECKS_OF_BYTES: readonly Check<WriteTarget>[] = [...KNOWN_FILE, isNotLink]

/** The target's file with other bytes, after every check. Refusals: those of `changeFile`, NO_CHANGE apart. */
export function putBytes(
  target: Target & { readonly executable?: boolean | undefined },
  after: Buffer,
  { asIs = true }: Manner = {},
): Outcome {
  const { path, stat, executable } = target
  const done = {
    ok: true,
    path,
    type: stat && stat.size > 0 ? 'update' : 'create',
    state: seenWhole(after, stat?.modified),
    ...readByItself(target),
  } as const
  const mode = withExecutable(stat?.mode ?? 0o644, executable)
  const { file, binary } = readAs(target.bytes(), after)
  const splices = spliceBetween(file.bytes, after, unitOf(file.encoding))
  if (stat && splices.length === 0 && mode === stat.mode) return done
  const changed = changeFile(target, file, splices, { mode, executable, binary, whole: true, asIs })
  if (!changed.ok) return changed
  return { ...done, state: seenWhole(changed.change.after, stat?.modified), change: changed.change }
}

/** How old and new bytes are compared: as the text that both are, else as bytes that no line can show. */
function readAs(before: Buffer, after: Buffer): { readonly file: TextFile; readonly binary: boolean } {
  const [old, fresh] = [openText(before), openText(after)]
  const alike = old.ok && fresh.ok && (before.length === 0 || old.file.encoding === fresh.file.encoding)
  if (alike && !isBinary(before) && !isBinary(after)) return { file: old.file, binary: false }
  return { file: { bytes: before, encoding: 'utf8', bom: 0, valid: false }, binary: true }
}

/** The content in the file's encoding, after its BOM, which the content may repeat. */
function contentBytes(file: TextFile, content: string): Buffer {
  if (file.bom === 0) return Buffer.from(content, file.encoding)
  const text = content.startsWith('\ufeff') ? content.slice(1) : content
  return Buffer.concat([BOM[file.encoding], Buffer.from(text, file.encoding)])
}
