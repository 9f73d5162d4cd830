import type { Buffer } from 'node:buffer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { todayOf } from '../domain/clock.ts'
import { creditCodeOf } from '../seed/codes.ts'
import { callOf, contractEndpoints } from '../testing/endpoints.ts'
import { readSheetFile } from '../testing/readSheetFile.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { type MadeSheet, madeWorkbook } from '../testing/workbook.ts'
import { createWorld, type Person, reading, type World } from '../testing/world.ts'
import { invoiceSheetTemplate, readInvoiceRows } from './invoice/import.ts'
import { importIssueRows, issueImportTemplate } from './issue/import.ts'
import { importPayroll, payrollImportTemplate } from './payroll/import.ts'
import { readSupplierRows, supplierSheetTemplate } from './supplier/import.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

type Choice = { sheet?: string; hidden?: 'yes' }
interface Answer {
  ok?: { row: number }[]
  wages?: { row: number }[]
  errors: { row: number; cell?: string; field: string; message: string; value: string }[]
  seen?: { sheet: string; sheets: string[]; hiddenRows: number[]; notes: string[] }
}

interface Import {
  path: string
  who: Person
  read: (context: ReturnType<typeof reading>, file: { name: string; bytes: Buffer }, choice: Choice) => Promise<Answer>
  template: () => Promise<Buffer>
  /** Column of what no two rows have in common, and what stands there in the n-th row. */
  key: { column: number; of: (row: number) => string }
  /** Columns, counted from 0: an amount, and a text or day that several rows may share. */
  amount?: number
  shared: number
  /** A cell that the field's own reader makes plain: how people leave it, column and text of the example. */
  asTyped: { column: number; typed: (plain: string) => string }[]
}

const wide = (text: string) => text.replace(/[!-~]/g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0))

/** Every sheet that is imported. A new endpoint that reads one fails the first test until it stands here. */
const imports: Import[] = [
  {
    path: 'POST /corp/v1/pending/credits/issue/import',
    who: 'operator',
    read: importIssueRows as never,
    template: () => issueImportTemplate('zh-CN', todayOf(world.clock)),
    key: { column: 4, of: (row) => `HT-2026-${row}` },
    amount: 2,
    shared: 3,
    asTyped: [
      { column: 0, typed: (plain) => ` ${plain.slice(0, 2)}\u200B${plain.slice(2)}\u3000` },
      { column: 1, typed: (plain) => `${plain}\u00A0` },
      { column: 2, typed: (plain) => `￥${wide(plain)}` },
      { column: 3, typed: (plain) => plain.replaceAll('-', '/') },
      { column: 5, typed: (plain) => `\u200B${plain} ` },
      { column: 10, typed: () => '—' },
    ],
  },
  {
    path: 'POST /corp/v1/orders/pending/fin-applys/payroll/import',
    who: 'supplierOperator',
    read: importPayroll as never,
    template: () => payrollImportTemplate('zh-CN', todayOf(world.clock)),
    key: { column: 1, of: (row) => `6299000000000000${100 + row}` },
    amount: 3,
    shared: 2,
    asTyped: [
      { column: 0, typed: (plain) => `${plain}\u200B` },
      { column: 1, typed: (plain) => wide(`${plain.slice(0, 4)} ${plain.slice(4, 8)}-${plain.slice(8)}`) },
      { column: 3, typed: (plain) => `${plain}元` },
    ],
  },
  {
    path: 'POST /corp/v1/suppliers/import',
    who: 'operator',
    read: readSupplierRows as never,
    template: () => supplierSheetTemplate('zh-CN', todayOf(world.clock)),
    key: { column: 0, of: (row) => creditCodeOf(950 + row) },
    shared: 2,
    asTyped: [
      { column: 0, typed: (plain) => wide(`${plain.slice(0, 6).toLowerCase()} ${plain.slice(6)}`) },
      {
        column: 0,
        typed: (plain) => `${plain.slice(0, 8)}-${plain.slice(8, 17)}-${plain.slice(17)}\u200B`.toLowerCase(),
      },
      { column: 3, typed: (plain) => `+86 ${plain.slice(0, 3)}-${plain.slice(3, 7)}-${plain.slice(7)}` },
      { column: 3, typed: (plain) => wide(plain) },
      { column: 5, typed: (plain) => ` ${plain}\u200B` },
    ],
  },
  {
    path: 'POST /corp/v1/invoices/import',
    who: 'supplierOperator',
    read: readInvoiceRows as never,
    template: () => invoiceSheetTemplate('zh-CN', todayOf(world.clock)),
    key: { column: 1, of: (row) => `264200000000099000${10 + row}` },
    amount: 5,
    shared: 4,
    asTyped: [
      { column: 1, typed: (plain) => wide(`${plain.slice(0, 4)} ${plain.slice(4)}`) },
      { column: 2, typed: (plain) => wide(plain.replaceAll('-', '.')) },
      { column: 3, typed: (plain) => `${plain.slice(0, 2)} ${plain.slice(2)}` },
      { column: 3, typed: (plain) => `${plain}\u200B\u3000` },
      { column: 5, typed: (plain) => `¥ ${wide(plain)}` },
    ],
  },
]

/** Headings of the template, and rows like its example, the first of them in row `first`. */
async function made({ template, key }: Import, count = 3, first = 2) {
  const [headings = [], example = []] = (await readSheetFile({ name: 'x.xlsx', bytes: await template() })) as string[][]
  const rows = Array.from({ length: count }, (_, index) =>
    example.map((cell, column) => (column === key.column ? key.of(first + index) : cell)),
  )
  return { headings, example, rows }
}
const read = (each: Import, sheets: MadeSheet[], choice: Choice = {}, language: 'zh-CN' | 'en-US' = 'zh-CN') =>
  each.read({ ...reading(world, each.who), language }, { name: '12月.xlsx', bytes: madeWorkbook(sheets) }, choice)
const rowsOf = ({ ok, wages }: Answer) => (ok ?? wages ?? []).map(({ row }) => row)
/** What was read, without the rows that it stood in. */
const valuesOf = ({ ok, wages }: Answer) => (ok ?? wages ?? []).map((each) => ({ ...each, row: 0 }))
const notesOf = ({ seen }: Answer) => (seen?.notes ?? []).join('\n')
const letter = (column: number) => String.fromCharCode(65 + column)
/** A row with one other cell. */
const withCell = <Cell>(row: readonly Cell[], column: number, cell: Cell) =>
  Array.from({ length: Math.max(row.length, column + 1) }, (_, at) =>
    at === column ? cell : (row[at] ?? null),
  ) as Cell[]

test('every endpoint that reads a sheet stands in this table', async () => {
  const paths = (await contractEndpoints()).filter(({ multipart, path }) => multipart && path.endsWith('/import'))
  expect(paths.map(callOf).sort()).toEqual(imports.map(({ path }) => path).sort())
})

describe.each(imports)('$path', (each) => {
  /** Its key is a contract: that may be called anything, and several rows may be of it. */
  const isContract = each.path.includes('credits/issue')

  test('as the template has it: every row is read', async () => {
    const { headings, rows } = await made(each)
    const answer = await read(each, [{ rows: [headings, ...rows] }])
    expect([answer.errors, rowsOf(answer), notesOf(answer)]).toEqual([[], [2, 3, 4], ''])
  })

  test('a hidden row is named and left out, unless it is asked for', async () => {
    const { headings, rows } = await made(each)
    const sheet = { rows: [headings, ...rows], hiddenRows: [3] }
    const answer = await read(each, [sheet])
    expect([answer.errors, rowsOf(answer), answer.seen?.hiddenRows]).toEqual([[], [2, 4], [3]])
    expect(notesOf(answer)).toContain('第 3 行')
    expect(rowsOf(await read(each, [sheet], { hidden: 'yes' }))).toEqual([2, 3, 4])
  })

  test('a hidden sheet is named and never read', async () => {
    const { headings, rows } = await made(each)
    const old = { name: '上月', isHidden: true, rows: [headings, ...rows] }
    const answer = await read(each, [old, { name: '本月', rows: [headings, ...rows.slice(0, 1)] }])
    expect([answer.errors, rowsOf(answer), answer.seen?.sheet]).toEqual([[], [2], '本月'])
    expect(notesOf(answer)).toContain('上月')
    const alone = await read(each, [old, { name: '本月', rows: [] }], { sheet: '上月' })
    expect([rowsOf(alone), alone.errors.map(({ field }) => field)]).toEqual([[], ['']])
  })

  test('of several visible sheets with something in them one is asked for', async () => {
    const { headings, rows } = await made(each)
    const sheets = [
      { name: '一月', rows: [headings, ...rows] },
      { name: '空白', rows: [] },
      { name: '二月', rows: [headings, ...rows.slice(0, 1)] },
    ]
    const asked = await read(each, sheets)
    expect([rowsOf(asked), asked.errors, asked.seen?.sheets]).toEqual([[], [], ['一月', '二月']])
    const answer = await read(each, sheets, { sheet: '二月' })
    expect([answer.errors, rowsOf(answer), answer.seen?.sheet]).toEqual([[], [2], '二月'])
  })

  test('a title over the headings is named, and what stands below them counts as the sheet does', async () => {
    const { headings, rows } = await made(each, 2, 4)
    const answer = await read(each, [{ rows: [['十二月明细表'], [], headings, ...rows], merges: ['A1:D1'] }])
    expect([answer.errors, rowsOf(answer)]).toEqual([[], [4, 5]])
    expect(notesOf(answer)).toContain('十二月明细表')
  })

  test('headings are found with stars, other brackets and blanks, without a unit, and in another order', async () => {
    const { headings, rows } = await made(each)
    const plain = await read(each, [{ rows: [headings, ...rows] }])
    const marks = [
      (text: string) => `*${text}`,
      (text: string) => `${text}＊`,
      (text: string) => ` ${text.replace('（', '(').replace('）', ')')} `,
      (text: string) => text.replace('（元）', ''),
      (text: string) => `${text}（必填）`,
    ]
    for (const mark of marks) {
      const answer = await read(each, [{ rows: [headings.map(mark), ...rows] }])
      expect([answer.errors, valuesOf(answer)], mark(headings[0] ?? '')).toEqual([[], valuesOf(plain)])
    }
    const turned = [headings, ...rows].map((row) => headings.map((_, at) => row[headings.length - 1 - at] ?? null))
    const answer = await read(each, [{ rows: turned }])
    expect([answer.errors, valuesOf(answer)]).toEqual([[], valuesOf(plain)])
  })

  test('a heading in another unit is refused and a missing one is named', async () => {
    const { headings, rows } = await made(each)
    const at = each.amount ?? each.key.column
    const other = headings.map((text, column) => (column === at ? `${text.replace('（元）', '')}（万元）` : text))
    for (const row of [other, headings.filter((_, column) => column !== at)]) {
      const answer = await read(each, [{ rows: [row, ...rows] }])
      expect([rowsOf(answer), answer.errors.map(({ field }) => field)]).toEqual([[], ['']])
      expect(answer.errors[0]?.message).toContain(headings[at]?.replace('（元）', ''))
    }
  })

  test('a total row is named and left out', async () => {
    const { headings, rows } = await made(each, 2)
    for (const word of ['合计', '总 计：', 'Total']) {
      const total = headings.map((_, column) => (column === 0 ? word : column === each.amount ? '999999.00' : null))
      const answer = await read(each, [{ rows: [headings, ...rows, total] }])
      expect([answer.errors, rowsOf(answer)], word).toEqual([[], [2, 3]])
      expect(notesOf(answer), word).toContain('第 4 行')
    }
  })

  test('cells merged over rows count in each of them and are said to be merged', async () => {
    const { headings, rows } = await made(each)
    const sheet = rows.map((row, index) => (index === 0 ? row : withCell(row, each.shared, null as never)))
    const ref = `${letter(each.shared)}2:${letter(each.shared)}4`
    const answer = await read(each, [{ rows: [headings, ...sheet], merges: [ref] }])
    expect([answer.errors, rowsOf(answer)]).toEqual([[], [2, 3, 4]])
    expect(notesOf(answer)).toContain(ref)
  })

  test('an amount, or what no two rows have in common, merged over rows is refused in each: nobody knows whose it is', async () => {
    const { headings, rows } = await made(each)
    // Rows of one contract may share it.
    const refused = isContract ? [] : [each.key.column]
    for (const column of [...(each.amount === undefined ? [] : [each.amount]), ...refused]) {
      const sheet = rows.map((row, index) => (index === 0 ? row : withCell(row, column, null as never)))
      const ref = `${letter(column)}2:${letter(column)}4`
      const answer = await read(each, [{ rows: [headings, ...sheet], merges: [ref] }])
      expect(answer.errors.map(({ cell }) => cell)).toEqual([2, 3, 4].map((row) => `${letter(column)}${row}`))
      expect(answer.errors[0]?.message).toContain(ref)
    }
  })

  test('a cell is read by the reader of its field: blanks, dashes, full width, small letters, what nobody sees', async () => {
    const { headings, rows } = await made(each, 1)
    const plain = await read(each, [{ rows: [headings, ...rows] }])
    for (const { column, typed } of each.asTyped) {
      const sheet = rows.map((row) => withCell(row, column, typed(row[column] ?? '')))
      const answer = await read(each, [{ rows: [headings, ...sheet] }])
      expect([answer.errors, valuesOf(answer)], `${headings[column]}: ${sheet[0]?.[column]}`).toEqual([
        [],
        valuesOf(plain),
      ])
    }
  })

  test('what is wrong names its cell as the sheet does, wherever the headings stand', async () => {
    const { headings, rows } = await made(each, 2, 4)
    const sheet = [withCell(rows[0] ?? [], each.key.column, '坏'), ...rows.slice(1)].map((row) => [null, ...row])
    const answer = await read(each, [{ rows: [['标题'], [], [null, ...headings], ...sheet] }])
    expect(answer.errors.map(({ cell }) => cell)).toEqual(isContract ? [] : [`${letter(each.key.column + 1)}4`])
    if (each.amount === undefined) return
    for (const [typed, word] of [
      ['1.234', '小数'],
      ['12a', '数字'],
      ['-5', '负数'],
      ['999999999999999', '过大'],
    ] as const) {
      const wrong = rows.map((row) => withCell(row, each.amount ?? 0, typed))
      const found = (await read(each, [{ rows: [['标题'], [], headings, ...wrong] }])).errors
      expect(
        found.map(({ cell }) => cell),
        typed,
      ).toEqual([4, 5].map((row) => `${letter(each.amount ?? 0)}${row}`))
      expect(found[0]?.message, typed).toContain(word)
    }
  })

  test('what stands in two rows of the sheet is said to, with the other row', async () => {
    if (isContract) return
    const { headings, rows } = await made(each, 2)
    const twice = [...rows, withCell(rows[0] ?? [], 2, rows[1]?.[2] ?? '')]
    const { errors } = await read(each, [{ rows: [headings, ...twice] }])
    expect(errors).toMatchObject([{ row: 4, cell: `${letter(each.key.column)}4` }])
    expect(errors[0]?.message).toContain('第 2 行')
  })

  test('a hidden column is read and named', async () => {
    const { headings, rows } = await made(each)
    const answer = await read(each, [{ rows: [headings, ...rows], hiddenColumns: [each.shared + 1] }])
    expect([answer.errors, rowsOf(answer)]).toEqual([[], [2, 3, 4]])
    expect(notesOf(answer)).toContain(`${letter(each.shared)} 列`)
  })

  test('in English everything that is said is English', async () => {
    const { headings, rows } = await made(each, 3, 3)
    const sheet = { rows: [['Title'], headings, ...rows, ['Total']], hiddenRows: [4], hiddenColumns: [each.shared + 1] }
    const sheets = [sheet, { name: 'Old', isHidden: true, rows: sheet.rows }]
    const answer = await read(each, sheets, {}, 'en-US')
    expect(answer.seen?.notes.length).toBe(5)
    expect(notesOf(answer)).not.toMatch(/[一-鿿（），。]/)
  })
})

const importAt = (path: string) => imports.find((each) => each.path === path) as Import

test.each(['0.00', '0', '免税', '***', '＊＊＊', '—', null])('a tax of %s is taken', async (tax) => {
  const each = importAt('POST /corp/v1/invoices/import')
  const { headings, rows } = await made(each, 1)
  const answer = await read(each, [{ rows: [headings, ...rows.map((row) => withCell<string | null>(row, 6, tax))] }])
  const taken = tax === null || tax === '—' ? '' : '0.00'
  expect([answer.errors, valuesOf(answer)]).toMatchObject([[], [{ invoice: { taxAmount: taken } }]])
})

test('a credit code of which one figure is wrong is refused at its cell, and the example of the template is right', async () => {
  const each = importAt('POST /corp/v1/suppliers/import')
  const { headings, example, rows } = await made(each, 1)
  const code = rows[0]?.[0] ?? ''
  const other = `${code.slice(0, 16)}${code.at(16) === '9' ? '8' : '9'}${code.at(17)}`
  const { errors } = await read(each, [{ rows: [headings, ...rows.map((row) => withCell(row, 0, other))] }])
  expect(errors).toMatchObject([{ cell: 'A2', field: 'creditCode', value: other }])
  expect(rowsOf(await read(each, [{ rows: [headings, example] }]))).toEqual([2])
})
