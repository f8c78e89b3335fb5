import { showInvisible } from '../../../../core/report/plain-text.ts'
import { element } from '../element.ts'

/** A sentence of a plan, with what it has between backticks as code. */
export const prose = (text: string): readonly (Node | string)[] =>
  showInvisible(text)
    .split(/(`[^`\n]+`)/)
    .filter((part) => part !== '')
    .map((part) => (/^`.+`$/.test(part) ? element('code', {}, part.slice(1, -1)) : part))
