import { listCredits } from '@jinpiao/contract/credits'
import { issue } from '@jinpiao/contract/issue'
import { listLimitEntries, listLimits } from '@jinpiao/contract/limits'
import { listDraws } from '@jinpiao/contract/loans'
import { listReceipts } from '@jinpiao/contract/receipts'
import { MAX_FEN } from '@jinpiao/values/money'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSheetFile } from '../testing/readSheetFile.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import type { TestClient } from '../testing/testClient.ts'

let t: TestApp
let operator: TestClient
let supplier: TestClient
beforeAll(async () => {
  t = await createTestApp()
  operator = t.client()
  await operator.enter('CO')
  supplier = t.client()
  await supplier.enter('SO')
})
afterAll(() => t.close())

const linesOf = (raw: string) =>
  raw
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')

describe('export of a list', () => {
  test('CSV: the headings by term, all rows of the filter and no other, for Excel with a mark in front', async () => {
    const query = { state: ['PENDING_DIRECTOR' as const] }
    const { pagecond } = (await operator.call(issue.list, { query })).data
    const answer = await operator.call(issue.list.export, {
      query: { ...query, format: 'csv', columns: ['applyNo', 'supplierName', 'amount', 'state', 'submittedAt'] },
    })
    expect(answer.headers['content-type']).toMatch(/^text\/csv/)
    expect(answer.headers['content-disposition']).toContain('issues.csv')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.raw.startsWith('\ufeff')).toBe(true)
    const [headings, ...rows] = linesOf(answer.raw)
    expect(headings).toBe('申请编号,供应商,金额（元）,状态,提交时间')
    expect(rows).toHaveLength(pagecond.count)
    expect(rows.every((row) => row.includes('待主管复核'))).toBe(true)
    expect(rows[0]).toMatch(/^SQ\d{14},[^,]+,\d+\.\d\d,待主管复核,\d{4}-\d\d-\d\d \d\d:\d\d$/)
  })

  test('whatever is asked for, only columns of the list; none asked: every term of the row', async () => {
    const only = await supplier.call(listCredits.export, { query: { format: 'csv', columns: ['creditNo', 'payload'] } })
    expect(linesOf(only.raw)[0]).toBe('金票编号')
    const all = await supplier.call(listCredits.export, { query: { format: 'csv' } })
    expect(linesOf(all.raw)[0]?.split(',').length).toBeGreaterThan(6)
    const english = { headers: { 'accept-language': 'en-US' } }
    const words = await supplier.call(listCredits.export, { query: { format: 'csv', columns: ['amount'] } }, english)
    expect(linesOf(words.raw)[0]).toBe('Amount (yuan)')
  })

  test.each([
    ['HELD', '开立方,前手企业'],
    ['IN', '开立方,前手企业'],
    ['ISSUED', '开立方,供应商'],
  ] as const)('tickets of the scope %s: a column is called as on the page', async (scope, headings) => {
    const query = { scope, format: 'csv' as const, columns: ['issuerName', 'counterpartyName'] }
    expect(linesOf((await supplier.call(listCredits.export, { query })).raw)[0]).toBe(headings)
  })

  test('T14: what looks like a formula is a text for the program that opens the file', async () => {
    await t.services.database.write((tx) =>
      tx.updateTable('application').set({ counterpartyName: '=HYPERLINK("x")' }).where('state', '=', 'DRAFT').execute(),
    )
    const query = { state: ['DRAFT' as const], format: 'csv' as const, columns: ['supplierName'] }
    const [, row] = linesOf((await operator.call(issue.list.export, { query })).raw)
    expect(row).toBe(`"'=HYPERLINK(""x"")"`)
  })

  test('XLSX: amounts are numbers where a workbook holds them exactly, and texts where it cannot', async () => {
    const submitted = { state: ['PENDING_DIRECTOR' as const] }
    const [exact, beyond] = (await operator.call(issue.list, { query: submitted })).data.list
    // The largest amount has sixteen digits, and a workbook keeps fifteen.
    await t.services.database.write((tx) =>
      tx
        .updateTable('application')
        .set({ amountFen: MAX_FEN })
        .where('pkApply', '=', beyond?.pkApply ?? '')
        .execute(),
    )
    const columns = ['applyNo', 'amount', 'promisedDate', 'submittedAt']
    const answer = await operator.call(issue.list.export, { query: { ...submitted, format: 'xlsx', columns } })
    expect(answer.headers['content-type']).toContain('spreadsheetml')
    const [headings, ...rows] = await readSheetFile({ name: 'issues.xlsx', bytes: answer.bytes })
    expect(headings).toEqual(['申请编号', '金额（元）', '承诺付款日', '提交时间'])
    const [, amount, ...days] = rows.find(([applyNo]) => applyNo === exact?.applyNo) ?? []
    expect(amount).toBe(Number(exact?.amount))
    const asShown = [`${exact?.promisedDate}T00:00`, exact?.submittedAt?.slice(0, 16)]
    expect(days.map((day) => new Date(Math.round(Number(day) / 1000) * 1000))).toEqual(
      asShown.map((each) => new Date(`${each}:00Z`)),
    )
    expect(rows.find(([applyNo]) => applyNo === beyond?.applyNo)?.[1]).toBe('99999999999999.98')
  })

  test('T14, XLSX: what looks like a formula is a text, as it was typed', async () => {
    const formula = '=HYPERLINK("x")'
    await t.services.database.write((tx) =>
      tx.updateTable('application').set({ counterpartyName: formula }).where('state', '=', 'DRAFT').execute(),
    )
    const query = { state: ['DRAFT' as const], format: 'xlsx' as const, columns: ['supplierName'] }
    const { bytes } = await operator.call(issue.list.export, { query })
    const [, row] = await readSheetFile({ name: 'issues.xlsx', bytes })
    expect(row).toEqual([formula])
    // A cell with a formula would have it in an element of its own, with what it came to as the value beside.
    const sheet = unzipSync(bytes)['xl/worksheets/sheet1.xml']
    expect(strFromU8(sheet ?? new Uint8Array())).toMatch(/<c /)
    expect(strFromU8(sheet ?? new Uint8Array())).not.toMatch(/<f[\s>]/)
  })

  test.each(['＝1+1', ' \u3000=1+1', '91420100MA4K12345678901234', '20261121000123400'])(
    'XLSX: %s is a cell of texts, which stays one when it is edited',
    async (text) => {
      await t.services.database.write((tx) =>
        tx.updateTable('application').set({ counterpartyName: text }).where('state', '=', 'DRAFT').execute(),
      )
      const query = { state: ['DRAFT' as const], format: 'xlsx' as const, columns: ['supplierName'] }
      const { bytes } = await operator.call(issue.list.export, { query })
      const files = unzipSync(bytes)
      const xml = (path: string) => strFromU8(files[path] ?? new Uint8Array())
      const style = Number(/<c r="A2" s="(\d+)"/.exec(xml('xl/worksheets/sheet1.xml'))?.[1])
      const format = /numFmtId="(\d+)"/.exec(xml('xl/styles.xml').match(/<xf [^>]*>/g)?.[style] ?? '')?.[1]
      expect(xml('xl/styles.xml')).toContain(`<numFmt numFmtId="${format}" formatCode="@"/>`)
      const [, row] = await readSheetFile({ name: 'issues.xlsx', bytes })
      expect(row).toEqual([text.trim()])
    },
  )

  test('I21: who may not read the list may not export it', async () => {
    expect((await supplier.call(listLimits.export, { query: { format: 'csv' } })).code).toBe('01000202')
  })
})

describe('lists of the third kind', () => {
  test('receipts: of what has taken effect, under numbers of their own, the newest first', async () => {
    const { list, pagecond } = (await supplier.call(listReceipts, { query: { pageSize: 100 } })).data
    expect(pagecond.count).toBeGreaterThan(10)
    expect(new Set(list.map((row) => row.receiptKind))).toEqual(
      new Set([
        'ACCEPT',
        'TRANSFER',
        'REDEEM',
        'FINANCE',
        'FEE',
        'EXCHANGE_FEE',
        'LOAN_NOTE',
        'LOAN_PAID',
        'LOAN_REPAID',
        'LOAN_SETTLED',
      ]),
    )
    expect(list.map((row) => row.receiptAt)).toEqual(
      list
        .map((row) => row.receiptAt)
        .toSorted()
        .reverse(),
    )
    const receiptNo = list[0]?.receiptNo ?? ''
    const found = (await supplier.call(listReceipts, { query: { receiptNo: receiptNo.slice(-5) } })).data.list
    expect(found.map((row) => row.receiptNo)).toContain(receiptNo)
  })

  test('I9: the entries of a limit end with what is available now; another enterprise has none', async () => {
    const limits = (await operator.call(listLimits, { query: { pageSize: 50 } })).data.list
    const limit = limits.find((row) => row.pkLimit === 'limit-hy-bank')
    const query = { pkLimit: 'limit-hy-bank', pageSize: 50 }
    const { list, pagecond } = (await operator.call(listLimitEntries, { query })).data
    expect(list[0]?.availableAfter).toBe(limit?.available)
    expect(pagecond.count).toBeGreaterThan(50)
    expect(list.map((row) => Number(row.seq))).toEqual(list.map((row) => Number(row.seq)).toSorted((a, b) => b - a))
    const granted = await operator.call(listLimitEntries, { query: { ...query, entryKind: ['GRANT'] } })
    expect(granted.data.list).toMatchObject([{ entryKind: 'GRANT', amount: '500000000.00', applyNo: null }])
    const stranger = t.client()
    await stranger.enter('ZO')
    expect((await stranger.call(listLimitEntries, { query })).data).toMatchObject({ list: [], pagecond: { count: 0 } })
  })

  test('pages of a long list, forwards and back, are all its rows once', async () => {
    const query = { scope: 'HELD' as const, pageSize: 7, sort: 'amount,asc' }
    const seen: string[] = []
    let cursor: string | undefined
    const { count } = (await supplier.call(listCredits, { query })).data.pagecond
    const pages = Math.ceil(count / 7)
    for (let page = 1; page <= pages; page++) {
      const { list, pagecond } = (
        await supplier.call(listCredits, { query: { ...query, page, ...(cursor && { cursor }) } })
      ).data
      seen.push(...list.map((row) => row.pkCredit))
      cursor = pagecond.cursor
    }
    expect(new Set(seen).size).toBe(count)
    const back = (await supplier.call(listCredits, { query: { ...query, page: pages - 1, ...(cursor && { cursor }) } }))
      .data
    expect(back.list.map((row) => row.pkCredit)).toEqual(seen.slice((pages - 2) * 7, (pages - 1) * 7))
  })

  test('loans: those of which something is left, in the order that is asked for, with the words of their states', async () => {
    const query = { scope: 'REPAYABLE', sort: 'amount,asc' } as const
    const { list } = (await supplier.call(listDraws, { query })).data
    const answer = await supplier.call(listDraws.export, {
      query: { ...query, format: 'csv', columns: ['drawNo', 'amount', 'outstanding', 'loanState'] },
    })
    const [headings, ...rows] = linesOf(answer.raw)
    expect(headings).toBe('借据号,金额（元）,剩余本金（元）,借据状态')
    expect(rows.map((row) => row.split(',')[0])).toEqual(list.map(({ drawNo }) => drawNo))
    expect(rows.every((row) => /^JJ\d{14},[\d.]+,[\d.]+,(使用中|逾期)$/.test(row))).toBe(true)
    expect(rows.length).toBeGreaterThan(1)
  })
})
