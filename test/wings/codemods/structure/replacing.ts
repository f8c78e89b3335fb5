import { type Replacement, replacementOf } from '../../../../src/wings/codemods/structure/rule.ts'

/** What takes the place of a match, said by a template alone. */
export const replacing = (template: string): Replacement =>
  replacementOf({ matcher: {}, ruleAt: [], language: undefined, fix: { template }, transforms: [], rewriters: [] })
