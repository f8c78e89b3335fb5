import { sow } from '../../src/seed/sow.js'
