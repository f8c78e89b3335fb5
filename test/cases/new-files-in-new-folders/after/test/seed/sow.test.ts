import { sow } from '../../src/seed/sow.ts'
