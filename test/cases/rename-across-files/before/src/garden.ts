import { getRose } from './rose.ts'

export const garden = [getRose('Alba'), getRose('Gallica')]
