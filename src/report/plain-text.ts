// What the faces need of `text/`, which they do not reach themselves.
export { oneLine, showInvisible } from '../text/neutralise.ts'
