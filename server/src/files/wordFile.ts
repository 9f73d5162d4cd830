import { strToU8, zipSync } from 'fflate'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = 'http://schemas.openxmlformats.org'
const word = `${office}/wordprocessingml/2006/main`

/** A document for a word processor, of a heading and paragraphs, with room to write between them. */
export function writeWordFile([heading = '', ...paragraphs]: readonly string[]): Uint8Array {
  const body = [paragraph(heading, '<w:jc w:val="center"/>', 36), ...paragraphs.map((text) => paragraph(text, '', 24))]
  const parts = {
    '[Content_Types].xml': `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${WORD_FILE}.main+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${head}<w:document xmlns:w="${word}"><w:body>${body.join('')}</w:body></w:document>`,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
}

export const WORD_FILE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** `size` in half points. */
const paragraph = (text: string, more: string, size: number) =>
  `<w:p><w:pPr><w:spacing w:after="280"/>${more}</w:pPr><w:r><w:rPr><w:sz w:val="${size}"/></w:rPr><w:t>${escaped(text)}</w:t></w:r></w:p>`

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign)
