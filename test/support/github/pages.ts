/** A page of a list, with the header that names the next one; no header where all of it is on one page. */
export function pageOf<Item>(all: readonly Item[], query: URLSearchParams, address: string) {
  const [size, at] = [Number(query.get('per_page') ?? 30), Number(query.get('page') ?? 1)]
  const linkTo = (page: number, rel: string): string =>
    `<${address}?${new URLSearchParams([...[...query].filter(([name]) => name !== 'page'), ['page', String(page)]])}>; rel="${rel}"`
  const links = [...(at > 1 ? [linkTo(1, 'first')] : []), ...(all.length > at * size ? [linkTo(at + 1, 'next')] : [])]
  const headers: Record<string, string> = links.length > 0 ? { link: links.join(', ') } : {}
  return { items: all.slice((at - 1) * size, at * size), headers }
}
