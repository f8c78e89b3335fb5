import type { Problem } from '../errors.ts'
import type { TextFile } from '../text/encoding.ts'
import type { EditRequest, Match } from '../text/match.ts'
import { refusal } from './checks.ts'

export const notFound = (path: string, _file: TextFile, _request: EditRequest): Problem =>
  refusal('STRING_NOT_FOUND', `old_string is not in ${path}.`)

export const notUnique = (path: string, _file: TextFile, _match: Extract<Match, { reason: 'not-unique' }>): Problem =>
  refusal('STRING_NOT_UNIQUE', `old_string stands in several places of ${path}.`)
