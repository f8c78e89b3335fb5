/** Longer addresses are refused by servers and browsers in between; the body is left out then. */
const MAX_URL = 8000

/** The page on which a person opens the pull request with two clicks, filled in as far as its address can. */
export function compareUrl(pull: {
  readonly serverUrl: string
  readonly repository: string
  readonly base: string
  /** `branch`, or `owner:branch` from a fork. */
  readonly head: string
  readonly title: string
  readonly body: string
  readonly labels?: readonly string[] | undefined
  readonly assignees?: readonly string[] | undefined
}): string {
  const range = `${refInPath(pull.base)}...${refInPath(pull.head)}`
  const address = (body: string): string => {
    const query = new URLSearchParams({ expand: '1', title: pull.title })
    if (body) query.set('body', body)
    if (pull.labels?.length) query.set('labels', pull.labels.join(','))
    if (pull.assignees?.length) query.set('assignees', pull.assignees.join(','))
    return `${pull.serverUrl}/${pull.repository}/compare/${range}?${query}`
  }
  const full = address(pull.body)
  return full.length <= MAX_URL ? full : address('')
}

const refInPath = (ref: string): string => ref.split('/').map(encodeURIComponent).join('/').replace('%3A', ':')
