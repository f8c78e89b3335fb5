import { getRose } from './rose.js'

export const garden = [getRose('Alba'), getRose('Gallica')]
