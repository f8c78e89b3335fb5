/** The data that a page carries under a name, block by block. */
export const blocksOf = (name: string): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`script[data-name="${name}"]`),
]

/** Reads a block of `pageDocument`. */
export async function unpacked(block: HTMLElement): Promise<unknown> {
  const bytes = Uint8Array.from(atob(block.textContent ?? ''), (character) => character.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return JSON.parse(await new Response(stream).text())
}
