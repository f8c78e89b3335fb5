import type { PlanSession } from '../../core/plan/schema.ts'
import { planSession } from '../../core/plan/schema.ts'
import { isObject } from '../../core/text/json.ts'

/** Who speaks in a log, as its lines say it. */
export type Speaker = { readonly id?: string; readonly model?: string; readonly provider?: string }

/** What a line says about its session and of the model that wrote it. */
export function speakerIn(line: unknown): Speaker {
  if (!isObject(line)) return {}
  const inner = INSIDE.map((key) => line[key]).filter(isObject)
  const parts = [line, ...inner, ...inner.map(({ model }) => model).filter(isObject)]
  const id = line.type === 'session' ? line.id : firstText(parts, IDS)
  const [model, provider] = [firstText(parts, MODELS), firstText(parts, PROVIDERS)]
  return {
    ...(typeof id === 'string' && { id }),
    ...(model !== undefined && { model }),
    ...(provider !== undefined && { provider }),
  }
}

/** A session as a plan names it; a part that no plan takes is left out. Undefined where nothing of it is known. */
export function sessionOf({ id, model, provider }: Speaker, agent: string | undefined): PlanSession | undefined {
  const parts = { agent, model: model === undefined ? undefined : modelId(model, provider, agent), id }
  const known = Object.entries(parts).filter(([key, value]) => planSession.safeParse({ [key]: value }).success)
  return known.length === 0 ? undefined : Object.fromEntries(known)
}

/** The agent whose logs have this format; undefined for formats that several write. */
export const agentOf = (format: string): string | undefined => (format in PROVIDER_OF_AGENT ? format : undefined)

const INSIDE = ['message', 'payload', 'data', 'info', 'part', 'params']
const IDS = ['sessionId', 'session_id', 'sessionID', 'thread_id', 'conversation_id', 'conversationId']
const MODELS = ['model', 'modelId', 'modelID', 'newModel', 'selectedModel']
const PROVIDERS = ['provider', 'providerID', 'providerId', 'model_provider']

function firstText(parts: readonly Record<string, unknown>[], keys: readonly string[]): string | undefined {
  for (const part of parts)
    for (const key of keys) {
      const value = part[key]
      if (typeof value === 'string' && value !== '') return value
    }
  return undefined
}

/** Whose models an agent has where its log names no provider; undefined: the model's name tells. */
const PROVIDER_OF_AGENT: Readonly<Record<string, string | undefined>> = {
  'claude-code': 'anthropic',
  codex: 'openai',
  gemini: 'google',
  qwen: 'alibaba',
  copilot: 'github-copilot',
  'vscode-chat': 'github-copilot',
  cline: undefined,
  cursor: undefined,
  opencode: undefined,
  pi: undefined,
  openhands: undefined,
  'swe-agent': undefined,
  kimi: undefined,
  goose: undefined,
  crush: undefined,
  continue: undefined,
}

const PROVIDER_OF_NAME: readonly (readonly [RegExp, string])[] = [
  [/^claude-/, 'anthropic'],
  [/^(?:gpt|o\d|codex|chatgpt)-?/, 'openai'],
  [/^gemini-/, 'google'],
  [/^qwen/, 'alibaba'],
]

/** `provider/name`; the name alone, which no plan takes, where the provider is not known. */
function modelId(model: string, given: string | undefined, agent: string | undefined): string {
  const name = model.replace(/\[\w+\]$/, '')
  const known = PROVIDER_OF_NAME.find(([pattern]) => pattern.test(name))?.[1]
  const provider = given ?? (name.includes('/') ? undefined : (PROVIDER_OF_AGENT[agent ?? ''] ?? known))
  return provider === undefined ? name : `${provider}/${name}`
}
