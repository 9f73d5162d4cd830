import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvCell, csvHeader, csvKinds, csvLine } from './csv.ts'

/** Reads one line as RFC 4180 says; independent of how it is written. */
function parse(line: string): string[] {
  const cells: string[] = []
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  for (let match = pattern.exec(line); match !== null; match = pattern.exec(line)) {
    cells.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (pattern.lastIndex === line.length) return cells
  }
  throw new Error(`not a line of CSV: ${JSON.stringify(line)}`)
}
const read = (cell: string) => parse(`${cell}\r\n`)[0] ?? ''

describe('formula-safe', () => {
  test.each(['=1+1', '+86 138', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1+1', '＝1+1', '＋1', '－1', '＠a'])(
    '%j is text',
    (value) => expect(read(csvCell(value))).toBe(`'${value}`),
  )

  test('no text and no id begins with what a spreadsheet would run, whatever people have typed', () => {
    const risky = fc.stringMatching(/^[\s]{0,2}[=+\-@\t\r＝]?.{0,6}$/)
    fc.assert(
      fc.property(fc.oneof(fc.string(), risky), fc.constantFrom('text', 'id'), (value, kind) => {
        expect(read(csvCell(value, kind))).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/)
      }),
    )
  })

  test('an amount that is no number is guarded like text', () => {
    expect(csvCell('=1', 'amount')).toBe("'=1")
    expect(csvCell('-1+1', 'amount')).toBe("'-1+1")
  })

  test('a header is guarded too', () => {
    expect(csvHeader([{ header: '=金额', value: () => '' }])).toBe("'=金额\r\n")
  })
})

describe('ids as text', () => {
  test('digits are followed by a tab, so that nothing rounds them; the tab is inside the quotes', () => {
    expect(csvCell('6222021234567890123', 'id')).toBe('"6222021234567890123\t"')
    expect(csvCell('007', 'id')).toBe('"007\t"')
  })

  test('no id is no cell with a tab in it', () => {
    expect(csvCell('', 'id')).toBe('')
  })
})

describe('amounts exact', () => {
  test('a number stays a number, the minus too', () => {
    expect(csvCell('1234567.80', 'amount')).toBe('1234567.80')
    expect(csvCell('-12.00', 'amount')).toBe('-12.00')
  })

  test('more digits than a spreadsheet keeps stay as text, from the 16th on', () => {
    expect(csvCell('9999999999999.98', 'amount')).toBe('9999999999999.98')
    expect(csvCell('99999999999999.98', 'amount')).toBe('"99999999999999.98\t"')
  })
})

test('RFC 4180: what is written is read again, the guard and the tab of an id apart', () => {
  const cell = fc.tuple(fc.string(), fc.constantFrom(...csvKinds))
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
      const columns = cells.map(([value, kind]) => ({ header: '', value: () => value, kind }))
      const back = parse(csvLine(columns, undefined))
      expect(back).toHaveLength(cells.length)
      cells.forEach(([value], i) => {
        // An apostrophe or a tab may be the value's own: what was added is not taken away again, but allowed for.
        expect([value, `'${value}`, `${value}\t`, `'${value}\t`]).toContain(back[i])
      })
    }),
  )
})
