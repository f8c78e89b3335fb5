// How processor time grows with hostile texts, for each reader of what others write: 4 where it follows the size, 16 its square. Beside
// what test/readers/growth.test.ts counts, it sees what regular expressions, libraries, copies and sorting cost.
import { READERS } from '../test/readers/table.ts'
import { growthOf } from './growth.ts'

/** Prints for each reader its worst shape, and how much more processor time four times as much of it takes. */
export async function run(): Promise<void> {
  for (const [name, { read, shapes }] of Object.entries(READERS)) {
    let [worst, growth] = ['', 0]
    for (const [shape, textOf] of Object.entries(shapes)) {
      const found = await growthOf(
        async (size) => tried(read, textOf(size)),
        Math.ceil(LARGEST / textOf(100).length) * 100,
      )
      if (found > growth) [worst, growth] = [shape, found]
    }
    console.log(`${growth.toFixed(1).padStart(5)}  ${name}: ${worst}`)
  }
}

/** Characters. */
const LARGEST = 1_000_000

async function tried(read: (text: string) => unknown, text: string): Promise<void> {
  try {
    await read(text)
  } catch {
    // A refusal.
  }
}
