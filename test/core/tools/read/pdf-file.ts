/** A PDF of one line of text a page; `encrypt` is the trailer's entry for the encryption dictionary. */
export const pdf = (pages: readonly string[], encrypt = ''): Buffer => {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((text, index) => {
      const content = `BT /F1 12 Tf 72 700 Td (${text}) Tj ET`
      const resources = '/Resources << /Font << /F1 3 0 R >> >> /MediaBox [0 0 612 792]'
      return [
        `<< /Type /Page /Parent 2 0 R ${resources} /Contents ${5 + 2 * index} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R ${encrypt} >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1')
}

export const numbered = (count: number) =>
  pdf(Array.from({ length: count }, (_, index) => `text of page ${index + 1}.`))

/** The entry of a document that asks for a password. */
const PASSWORD = 'A'.repeat(32)
export const ENCRYPTED = `/ID [(0123456789abcdef) (0123456789abcdef)] /Encrypt << /Filter /Standard /V 1 /R 2 /O (${PASSWORD}) /U (${PASSWORD}) /P -4 >>`
