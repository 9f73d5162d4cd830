import { expect, test } from 'vitest'
import { pdfProblem } from './pdfProblem.ts'

/** A PDF of one empty page; `trailer` stands in its last dictionary. */
function pdf({ before = '', trailer = '' } = {}): string {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R>>',
  ]
  let body = '%PDF-1.4\n'
  const rows = objects.map((object, index) => {
    const row = `${String(body.length).padStart(10, '0')} 00000 n \n`
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return row
  })
  const table = `xref\n0 4\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size 4/Root 1 0 R${trailer}>>\n`
  return `${before}${body}${table}startxref\n${body.length}\n%%EOF\n`
}
const stream = (dictionary: string) => {
  const body = '%PDF-1.5\n1 0 obj\n<</Type/Catalog>>\nendobj\n'
  return `${body}2 0 obj\n<</Type/XRef${dictionary}>>\nstream\n\x01\nendstream\nendobj\nstartxref\n${body.length}\n%%EOF`
}
const problemOf = (text: string) => {
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  return pdfProblem(bytes.length, async (start, end) => bytes.slice(start, end))
}
const sound = pdf()

test.each([
  ['a table of objects', sound],
  ['a stream of objects', stream('/Root 1 0 R')],
  ['a line end before the header', pdf({ before: '\r\n' })],
  ['a byte order mark before the header', pdf({ before: '\u00EF\u00BB\u00BF' })],
  [
    'a line end, and places counted from the first byte',
    `\n${sound.replace(/startxref\n(\d+)/, (_, n) => `startxref\n${Number(n) + 1}`).replace(/\d{10}(?= 00000 n)/g, (n) => String(Number(n) + 1).padStart(10, '0'))}`,
  ],
  ['zeros behind its end', sound + '\0'.repeat(200_000)],
])('a sound PDF is accepted: %s', async (_, text) => {
  expect(await problemOf(text)).toBeUndefined()
})

test.each([
  ['other text', 'hello', '10000103'],
  ['text before the header', `<script>\n${sound}`, '10000103'],
  ['encrypted', pdf({ trailer: '/Encrypt 4 0 R' }), '10000113'],
  ['encrypted, in a stream', stream('/Root 1 0 R/Encrypt 4 0 R'), '10000113'],
  ['the header alone', '%PDF-1.7\n', '10000114'],
  ['cut within the table', sound.slice(0, sound.indexOf('trailer')), '10000114'],
  ['cut within a second revision', `${sound}4 0 obj\n<</Type/Annot`, '10000114'],
  [
    'for the web, shorter than it says',
    sound.replace('%PDF-1.4\n', '%PDF-1.4\n9 0 obj\n<</Linearized 1/L 99999>>\n'),
    '10000114',
  ],
  ['no way to the table', sound.replace(/startxref\n\d+/, 'startxref\n7'), '10000115'],
  ['line ends changed on the way', sound.replaceAll('\n', '\r\n'), '10000115'],
  ['objects overwritten', sound.replace('2 0 obj', '\0\0\0\0\0\0\0'), '10000115'],
  ['no root', sound.replace('/Root 1 0 R', '/Info 1 0 R'), '10000115'],
])('a PDF is refused in a sentence of its own: %s', async (_, text, code) => {
  expect(await problemOf(text)).toBe(code)
})
