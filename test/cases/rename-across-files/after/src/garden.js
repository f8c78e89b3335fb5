import { fetchRose } from './rose.js'

export const garden = [fetchRose('Alba'), fetchRose('Gallica')]
