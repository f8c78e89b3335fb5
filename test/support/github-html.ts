/**
 * What GitHub leaves of HTML in a body, as its published sanitizer has it: html-pipeline, lib/html/pipeline/sanitization_filter.rb,
 * `WHITELIST` (https://github.com/gjtorikian/html-pipeline, commit 0fe57764).
 */
const ELEMENTS = new Set(
  `h1 h2 h3 h4 h5 h6 h7 h8 br b i strong em a pre code img tt div ins del sup sub p ol ul table thead tbody tfoot blockquote dl dt dd kbd q
   samp var hr ruby rt rp li tr td th s strike summary details`.split(/\s+/),
)

const OF_ELEMENT: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'longdesc'],
  div: ['itemscope', 'itemtype'],
  blockquote: ['cite'],
  del: ['cite'],
  ins: ['cite'],
  q: ['cite'],
}

const OF_ALL = new Set(
  `abbr accept accept-charset accesskey action align alt axis border cellpadding cellspacing char charoff charset checked clear cols colspan
   color compact coords datetime dir disabled enctype for frame headers height hreflang hspace ismap label lang maxlength media method multiple
   name nohref noshade nowrap open prompt readonly rel rev rows rowspan rules scope selected shape size span start summary tabindex target title
   type usemap valign value vspace width itemprop`.split(/\s+/),
)

const SCHEME = /^(?:https?:|mailto:|github-windows:|github-mac:|[^:]*$|[^:]*[/?#])/i

/**
 * Elements, attributes and addresses of HTML that GitHub takes away. What its own renderer adds later is none: the boxes of task lists, and
 * the language of a block of code.
 */
export function takenAway(html: string): readonly string[] {
  const found = [
    ...html.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?)*)\s*\/?>/gi),
  ].flatMap(([, tag = '', rest = '']) => {
    const element = tag.toLowerCase()
    if (element === 'input' && /type="checkbox"/.test(rest)) return []
    if (!ELEMENTS.has(element)) return [`<${element}>`]
    return [...rest.matchAll(/([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/g)].flatMap(
      ([, name = '', ...values]) => {
        const [attribute, value = ''] = [name.toLowerCase(), values.find((one) => one !== undefined)]
        if (element === 'code' && attribute === 'class' && value.startsWith('language-')) return []
        const isKnown = OF_ALL.has(attribute) || OF_ELEMENT[element]?.includes(attribute)
        const isSafe = !['href', 'src', 'cite', 'longdesc'].includes(attribute) || SCHEME.test(value.trim())
        return isKnown && isSafe ? [] : [`<${element} ${attribute}=${value}>`]
      },
    )
  })
  return [...new Set(found)]
}
