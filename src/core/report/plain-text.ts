// What the faces need from `text/`, which they may not import.
export { oneLine, showInvisible, showUnusual } from '../text/neutralise.ts'
