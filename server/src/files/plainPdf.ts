const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text)

/** Text as a string of PDF: Helvetica knows Latin letters, Chinese is written as UTF-16 for a font of the reader's. */
const shown = (text: string): string =>
  isAscii(text)
    ? `/F1 12 Tf (${text.replace(/[()\\]/g, '')}) Tj`
    : `/F2 12 Tf <${Buffer.from(text, 'utf16le').swap16().toString('hex')}> Tj`

/**
 * A one-page PDF with one line of text below the other, such as `['电子发票', '发票号码 …']`: it opens in every viewer, without
 * a font of its own.
 */
export function plainPdf(lines: readonly string[]): Buffer {
  const stream = `BT 72 770 Td 22 TL ${lines.map(shown).join(' T* ')} ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[7 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/FontDescriptor 8 0 R>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}
