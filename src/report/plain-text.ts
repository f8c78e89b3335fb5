import { visible } from '../text/visible.ts'

/** Text of a plan as a reader may see it: nothing in it moves the cursor, turns its order around or hides. */
export const showInvisible = (text: string): string => visible(text, { prose: true })

/** The same on one line, blanks collapsed. */
export const oneLine = (text: string): string => showInvisible(text.replace(/\s+/g, ' ').trim())
