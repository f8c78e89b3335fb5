import { fetchRose } from './rose.ts'

export const garden = [fetchRose('Alba'), fetchRose('Gallica')]
