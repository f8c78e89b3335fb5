import type { LanguageClient } from './client.ts'
import type { OpenDocument } from './documents.ts'
import type { Push } from './pushes.ts'
import { UnknownError } from './unknown.ts'

/** The command by which typescript-language-server passes a request on to tsserver, which answers for the text as it is then. */
const COMMAND = 'typescript.tsserverRequest'

/** Whether a server whose pushes have no version can be asked in another way what it finds. */
export const offersRoundTrip = ({ capabilities }: LanguageClient): boolean =>
  capabilities.executeCommandProvider?.commands.includes(COMMAND) === true

export const lastOf = (client: LanguageClient, path: string): Push | undefined => client.pushes.of(client.uriOf(path))

/** The items of the last push, once it says what tsserver answers; what was pushed of an older text is waited out. */
export async function provenByRoundTrip(client: LanguageClient, path: string, _: OpenDocument): Promise<unknown> {
  const file = `${client.root}/${path}`
  const answered = [
    ...(await tsserver(client, 'syntacticDiagnosticsSync', file)),
    ...(await tsserver(client, 'semanticDiagnosticsSync', file)),
  ]
  const wanted = answered.map(markOfAnswer).sort().join('\n')
  for (;;) {
    const heard = client.heard()
    const { items } = lastOf(client, path) ?? {}
    if (Array.isArray(items) && marksOf(items) === wanted) return items
    await heard
  }
}

async function tsserver(client: LanguageClient, request: string, file: string): Promise<readonly unknown[]> {
  const answer = await client.request('workspace/executeCommand', { command: COMMAND, arguments: [request, { file }] })
  const { success, body } = (answer ?? {}) as { readonly success?: unknown; readonly body?: unknown }
  if (success !== true || !Array.isArray(body))
    throw new UnknownError({ reason: 'refused', message: 'the server refused to say what it finds' })
  return body
}

interface Answered {
  readonly start?: { readonly line: number; readonly offset: number }
  readonly code?: number
  readonly category?: string
}

/** Errors and warnings; of suggestions only the push tells. */
const markOfAnswer = (answered: unknown): string => {
  const { start, code } = (answered ?? {}) as Answered
  return `${start?.line}:${start?.offset}:${code}`
}

interface Pushed {
  readonly range?: { readonly start?: { readonly line: number; readonly character: number } }
  readonly code?: unknown
  readonly severity?: number
}

const marksOf = (items: readonly unknown[]): string =>
  items
    .map((item) => (item ?? {}) as Pushed)
    .filter(({ severity = 1 }) => severity <= 2)
    .map(({ range, code }) => `${(range?.start?.line ?? -1) + 1}:${(range?.start?.character ?? -1) + 1}:${code}`)
    .sort()
    .join('\n')
