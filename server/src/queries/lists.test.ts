import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { putDraft } from '../acts/formDrafts.ts'
import { newPk } from '../acts/keys.ts'
import { readMessage, readMessages } from '../acts/messages.ts'
import { importIssueRows, issueImportTemplate, markIssueSheet } from '../business/issue/import.ts'
import { instantOf, todayOf } from '../domain/clock.ts'
import { readSheetFile } from '../testing/readSheetFile.ts'
import {
  accept,
  approve,
  checkIssues,
  creditList,
  draft,
  issueDetail,
  issued,
  issueList,
  startCancel,
  submit,
} from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, inRole, issueLine, type Person, reading, type World } from '../testing/world.ts'
import { getDraft } from './drafts.ts'
import { getHomeFigures } from './home.ts'
import { limitEntries as limitEntryList } from './limitEntries.ts'
import { limits as limitList } from './limits.ts'
import { getTrace } from './lineage.ts'
import { messages as messageList } from './messages.ts'
import { suppliers as supplierList } from './suppliers.ts'
import { namesContaining } from './tallies.ts'
import { getTodos } from './todos.ts'

let t: TestDatabase
let world: World
let held: string
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  held = (await issued(world, { amount: '100.10' })).pkCredit
  await accept(world, held)
  await issued(world, { amount: '200.20', pkSupplier: world.suppliers[1]?.pkSupplier ?? '' })
  const waiting = await draft(world, { amount: '300.30' })
  await submit(world, waiting)
  const final = await draft(world, { amount: '400.40' })
  await submit(world, final)
  await approve(world, final)
  await draft(world, { amount: '', promisedDate: '' })
})
afterAll(() => t.drop())

const page = { page: 1, pageSize: 10 }
const credits = (who: Person, query: object = {}) => creditList(world, who, query)
const issues = (who: Person, query: object = {}) => issueList(world, who, { ...page, ...query })

describe('tickets', () => {
  test('I30: issuer, holder and stranger each see their own; the sum is over all pages', async () => {
    const mine = await credits('operator', { scope: 'ISSUED', pageSize: 1, sort: 'amount,asc' })
    expect(mine).toMatchObject({ pagecond: { page: 1, pageSize: 1, count: 2 }, sum: { amount: '300.30' } })
    expect(mine.list).toMatchObject([{ amount: '100.10', state: 'HELD', counterpartyName: '江城精铸有限公司' }])
    const theirs = await credits('supplierOperator')
    expect(theirs.list.map((row) => row.pkCredit)).toEqual([held])
    expect((await credits('otherSupplier', { scope: 'IN' })).list).toMatchObject([
      { amount: '200.20', needsConsent: false },
    ])
    for (const scope of ['HELD', 'ISSUED', 'IN'] as const) {
      expect((await credits('rivalOperator', { scope })).pagecond.count).toBe(0)
    }
  })

  test('filters: number, other side, amount and day; a wildcard is only a character', async () => {
    const found = async (query: object) => (await credits('operator', { scope: 'ISSUED', ...query })).pagecond.count
    expect(await found({ creditNo: 'jp2026' })).toBe(2)
    expect(await found({ creditNo: '%' })).toBe(0)
    expect(await found({ counterpartyName: '安禾' })).toBe(1)
    expect(await found({ amountFrom: '100.10', amountTo: '100.1' })).toBe(1)
    expect(await found({ promisedFrom: '2099-01-01' })).toBe(0)
    expect(await found({ state: ['PENDING_ACCEPT'] })).toBe(1)
  })

  test('I2: the leaves of the trace add up', async () => {
    const trace = await getTrace(reading(world, 'supplierOperator'), { pkCredit: held })
    expect(trace).toMatchObject({ leavesAmount: '100.10', root: { bornBy: 'ISSUE', children: [] } })
    await expect(getTrace(reading(world, 'otherSupplier'), { pkCredit: held })).rejects.toMatchObject({
      code: '01000302',
    })
  })
})

describe('issue applications', () => {
  test("each box holds what is there for the caller's post", async () => {
    const numbers = async (who: Person, box: 'MINE' | 'TODO' | 'DONE_BY_ME' | 'ALL') =>
      (await issues(who, { box })).pagecond.count
    expect(await numbers('operator', 'MINE')).toBe(1)
    expect(await numbers('director', 'TODO')).toBe(1)
    expect(await numbers('final', 'TODO')).toBe(1)
    expect(await numbers('viewer', 'TODO')).toBe(0)
    expect([await numbers('director', 'DONE_BY_ME'), await numbers('director2', 'DONE_BY_ME')]).toEqual([3, 0])
    expect([await numbers('operator', 'ALL'), await numbers('director', 'ALL')]).toEqual([5, 4])
    expect(await numbers('rivalDirector', 'ALL')).toBe(0)
  })

  test('a name is found by any of its characters, wildcards and case included', async () => {
    const name = 'A_b%c\\D 公司'
    const row = { fkCorp: world.core, kind: 'apply.party' as const, part: `ISSUE/${name}`, count: 1, amountFen: 1n }
    await t.database.write((tx) => tx.insertInto('tally').values(row).execute())
    const named = (text: string) => namesContaining(t.database.read, world.core, 'apply.party', 'ISSUE/', text)
    for (const text of ['_', '%', '\\', 'a_B', '%C\\d', '公司 ']) expect(await named(text)).toContain(name)
    expect(await named('A__b')).toEqual([])
    expect(await named('ISSUE')).toEqual([])
    await t.database.write((tx) => tx.deleteFrom('tally').where('part', '=', row.part).execute())
  })

  test('a row says who approved, how long it waits and why the caller cannot act', async () => {
    const [row] = (await issues('final', { box: 'TODO' })).list
    expect(row).toMatchObject({
      amount: '400.40',
      directorName: '李一',
      waitingHours: 0,
      tenorDays: 92,
      sourceName: '示范商业银行',
      hasContract: true,
      actions: [
        { action: 'APPROVE', allowed: true },
        { action: 'RETURN', allowed: true },
      ],
    })
    const [mine] = (await issues('operator', { state: ['PENDING_FINAL'] })).list
    expect(mine?.actions).toEqual([])
    // I11: in his own words where the row is one's own, whichever role he has switched to.
    const switched = inRole(world.people.operator, 'ROLE_CORE_DIRECTOR')
    const own = async (language: 'zh-CN' | 'en-US') =>
      (await issueList(world, switched, { box: 'TODO' }, language)).list[0]?.actions.find(
        (each) => each.action === 'APPROVE',
      )?.reason
    expect(await own('zh-CN')).toBe('本人提交，需其他主管复核')
    expect(await own('en-US')).toBe('You submitted this: another director has to review it')
  })

  test('the detail shows the limit with and without it, and hints', async () => {
    const [row] = (await issues('director', { box: 'TODO' })).list
    const detail = await issueDetail(world, 'director', row?.pkApply ?? '')
    expect(detail).toMatchObject({ amountInWords: '叁佰元零叁角整', changes: [] })
    expect(detail.limit).toMatchObject({ available: '499999299.30', availableAfter: '499998999.00' })
    expect(detail.trade?.files).toMatchObject([{ name: '合同.pdf' }])
    expect(detail.hints.join()).toContain('同一合同编号已开立和办理中的金票共 700.70 元')
    // What the rules of the approval find, topic by topic; the hint stands with its own.
    expect(detail.checks.find(({ name }) => name === '合同')).toMatchObject({ grade: 'WARNING' })
    expect(detail.checks.find(({ name }) => name === '合同文件')).toMatchObject({ grade: 'PASSED', texts: [] })
  })

  test('the check names every field and adds up lines that draw on one limit', async () => {
    const small = { pkLimit: world.limits.small }
    const lines = [
      issueLine(world, { ...small, amount: '600.00' }),
      issueLine(world, { ...small, amount: '600.00' }),
      issueLine(world, { amount: '', promisedDate: '2026-11-21', pkSupplier: '' }),
    ]
    const { problems, total } = await checkIssues(world, 'operator', lines)
    expect(problems.map(({ line, field, code }) => [line, field, code])).toEqual([
      [1, 'amount', '05000101'],
      [2, 'pkSupplier', '01000311'],
      [2, 'amount', '01000310'],
      [2, 'promisedDate', '04000108'],
    ])
    expect([problems[0]?.message, total]).toEqual([
      '可用额度不足，当前可用 400.00 元，请减少金额或选择其他额度来源',
      '1200.00',
    ])
  })

  test('the template that is handed out can be read back', async () => {
    const read = (bytes: Buffer) => importIssueRows(reading(world, 'operator'), { name: '开立.xlsx', bytes })
    const { ok, errors } = await read(await issueImportTemplate('zh-CN', todayOf(world.clock)))
    expect([ok.length, errors]).toEqual([1, []])
    await expect(read(Buffer.from('no sheet'))).rejects.toMatchObject({ code: '10000105' })
  })

  test('product §4.5: the marked sheet says what the sheet and what the form would be refused for, and can be uploaded again', async () => {
    const today = todayOf(world.clock)
    const template = await readSheetFile({ name: 'x.xlsx', bytes: await issueImportTemplate('zh-CN', today) })
    const [headings = [], example = []] = template
    const change = (cells: Record<number, string>) => example.map((cell, at) => cells[at] ?? cell)
    const rows = [headings, change({ 2: '12a', 3: today }), example, change({ 2: '900000.00' }), change({ 4: '=1+1' })]
    const sheet = rows.map((cells) => cells.map((value) => ({ value: String(value ?? ''), type: String })))
    const file = { name: '开立.xlsx', bytes: await writeXlsxFile(sheet).toBuffer() }
    const marked = await markIssueSheet(reading(world, 'operator'), file)
    const back = await readSheetFile({ name: 'x.xlsx', bytes: marked })
    expect(back.map((cells) => cells.at(-1))).toEqual([
      '问题',
      'C2：金额（元）格式错误，请填写数字，最多两位小数\nD2：承诺付款日必须晚于今天',
      null,
      expect.stringMatching(/^G4：/),
      null,
    ])
    const again = await importIssueRows(reading(world, 'operator'), { name: 'x.xlsx', bytes: marked })
    expect(again.ok.map(({ row }) => row)).toEqual([3, 4, 5])
    expect(again.ok.at(-1)?.line.trade.contractNo).toBe('=1+1')
    const other = { name: 'x.xlsx', bytes: await writeXlsxFile([[{ value: 'a' }]]).toBuffer() }
    await expect(markIssueSheet(reading(world, 'operator'), other)).rejects.toMatchObject({ code: '10000105' })
  })

  test('cancellations stand in the same list with their ticket', async () => {
    const { pkCredit } = await issued(world, { amount: '1.00' })
    const pkApply = await startCancel(world, pkCredit)
    const detail = await issueDetail(world, 'operator', pkApply)
    expect(detail.application).toMatchObject({ businessType: 'ISSUE_CANCEL', pkCredit, amount: '1.00' })
    expect(detail.payload.trade.contractNo).toBe('HT-001')
  })
})

describe('around them', () => {
  test('to-dos follow the post; messages are personal and close when somebody acts', async () => {
    const todos = async (who: Person) =>
      (await getTodos(reading(world, who))).map(({ count, ...todo }) => [
        todo.kind === 'APPLICATION' ? `${todo.businessType} ${todo.state}` : todo.kind,
        count,
      ])
    expect(await todos('final')).toContainEqual(['ISSUE PENDING_FINAL', 1])
    expect(await todos('otherSupplier')).toContainEqual(['TO_ACCEPT', 1])
    const unread = async (who: Person) =>
      (await messageList.page(reading(world, who), { ...page, messageState: 'SENT', messageType: 'ALL' })).list
    // Both directors were told of the one that waits; what the first has decided is off the list of the second too.
    expect((await unread('director2')).filter((row) => row.messageType === 'TODO')).toHaveLength(1)
    const [message] = await unread('director2')
    expect(message?.body).toContain('请复核')
    const pkMessage = message?.pkMessage ?? ''
    await expect(readMessage(as(world, 'director'), { pkMessage })).rejects.toMatchObject({ code: '01000302' })
    await readMessage(as(world, 'director2'), { pkMessage })
    expect((await unread('director2')).map((row) => row.pkMessage)).not.toContain(pkMessage)
  })

  test('I11: cards count what the person can do now: nothing he has prepared, no ticket that another act holds', async () => {
    const count = async (who: Person, kind: string, state?: string) =>
      (await getTodos(reading(world, who))).find((todo) => todo.kind === kind && todo.state === state)?.count ?? 0
    const [mine, others] = [
      await count('director', 'APPLICATION', 'PENDING_DIRECTOR'),
      await count('director2', 'APPLICATION', 'PENDING_DIRECTOR'),
    ]
    const waiting = await draft(world, { amount: '5.00' })
    await submit(world, waiting)
    await t.database.write((tx) =>
      tx
        .updateTable('application')
        .set({ submittedBy: as(world, 'director').actor.personId })
        .where('pkApply', '=', waiting)
        .execute(),
    )
    expect(await count('director', 'APPLICATION', 'PENDING_DIRECTOR')).toBe(mine)
    expect(await count('director2', 'APPLICATION', 'PENDING_DIRECTOR')).toBe(others + 1)

    const before = await count('supplierOperator', 'TO_ACCEPT')
    const { pkCredit } = await issued(world, { amount: '6.00' })
    expect(await count('supplierOperator', 'TO_ACCEPT')).toBe(before + 1)
    await submit(world, await startCancel(world, pkCredit), 'operator', 'ISSUE_CANCEL')
    expect(await count('supplierOperator', 'TO_ACCEPT')).toBe(before)
  })

  test('P10: messages lead to what they are about, and all of a type are read at once', async () => {
    const all = async (who: Person, messageState: 'ALL' | 'SENT' = 'ALL') =>
      (await messageList.page(reading(world, who), { ...page, pageSize: 200, messageState, messageType: 'ALL' })).list
    const { pkCredit } = await issued(world, { amount: '3.00' })
    const issuedNotice = (await all('operator')).find(({ title }) => title.startsWith('金票已签发'))
    expect(issuedNotice?.link).toBe(`/?ticket=${pkCredit}`)
    // No blank stands between Chinese words and the Chinese name that fills the text.
    expect(issuedNotice?.body).toMatch(/，等待江城精铸有限公司签收。$/)
    for (const { link } of await all('operator')) expect(link).toMatch(/^\/\S+=\S+$/)

    const before = await all('operator', 'SENT')
    const notices = before.filter(({ messageType }) => messageType === 'NOTICE').length
    expect(notices).toBeGreaterThan(0)
    expect(await readMessages(as(world, 'operator'), { messageType: 'NOTICE' })).toEqual({ count: notices })
    expect(await all('operator', 'SENT')).toHaveLength(before.length - notices)
    await readMessages(as(world, 'operator'), { messageType: 'ALL' })
    expect(await all('operator', 'SENT')).toEqual([])
    expect((await all('director', 'SENT')).length).toBeGreaterThan(0)
  })

  test('limits and suppliers of the enterprise only', async () => {
    const limits = await limitList.page(reading(world, 'viewer'), page)
    expect(limits.pagecond.count).toBe(3)
    expect(limits.sum.total).toBe('500002000.00')
    expect((await limitList.page(reading(world, 'rivalOperator'), page)).pagecond.count).toBe(0)
    const found = await supplierList.page(reading(world, 'operator'), { ...page, keyword: '安禾' })
    expect(found.list).toMatchObject([{ corpName: '安禾五金制品厂', isRegistered: true, blockedReason: null }])
    expect((await supplierList.page(reading(world, 'rivalOperator'), page)).list).toEqual([])
  })

  test('I10: what is left of a limit that is over is in no sum of what is available', async () => {
    const inState = (state: string, pkLimit: string) =>
      t.database.write((tx) => tx.updateTable('credit_limit').set({ state }).where('pkLimit', '=', pkLimit).execute())
    const { list, sum } = await limitList.page(reading(world, 'viewer'), page)
    const [over, ...rest] = list
    expect(sum.available).toBe(sumOf(list))
    await inState('EXPIRED', over?.pkLimit ?? '')
    expect((await limitList.page(reading(world, 'viewer'), page)).sum).toMatchObject({ available: sumOf(rest) })
    await inState('ACTIVE', over?.pkLimit ?? '')

    function sumOf(limits: readonly { available: string }[]) {
      return fenToDecimal(limits.reduce((all, { available }) => all + decimalToFen(available), 0n))
    }
  })

  test('P21: a limit says to whoever issues whether it can be drawn on today, and why not', async () => {
    const offered = async (who: Person, pkLimit: string) =>
      (await limitList.one(reading(world, who), pkLimit))?.actions.filter(({ action }) => action === 'ISSUE')
    const { main, expired } = world.limits
    expect(await offered('operator', main)).toEqual([{ action: 'ISSUE', allowed: true }])
    const reason = '该额度已到期，请选择其他额度来源'
    expect(await offered('operator', expired)).toEqual([{ action: 'ISSUE', allowed: false, reason }])
    expect([await offered('director', main), await offered('viewer', expired)]).toEqual([[], []])
  })

  test('a supplier is found by name or code, in each order', async () => {
    for (const sort of ['corpName,desc', 'creditCode,asc', 'state,asc']) {
      const { list } = await supplierList.page(reading(world, 'operator'), { ...page, keyword: '五金', sort })
      expect(list.map(({ corpName }) => corpName)).toEqual(['安禾五金制品厂'])
    }
  })

  test('limits by their source; entries of a limit for its enterprise only', async () => {
    const bySource = { ...page, sourceName: '商业', sort: 'sourceName,asc' }
    expect((await limitList.page(reading(world, 'viewer'), bySource)).list[0]).toMatchObject({
      sourceName: '示范商业银行',
    })
    const entries = { ...page, pkLimit: world.limits.main, entryKind: ['FREEZE'] }
    const own = await limitEntryList.page(reading(world, 'operator'), entries)
    expect(own.pagecond.count).toBeGreaterThan(0)
    expect((await limitEntryList.page(reading(world, 'rivalOperator'), entries)).pagecond.count).toBe(0)
  })

  test('I8: the enterprise itself among its suppliers is named with the reason, and refused by the check', async () => {
    const { fkCorp, corpName, creditCode } = world.people.operator
    const row = { pkSupplier: newPk(), fkCorp, fkSupplierCorp: fkCorp, corpName, creditCode, isFirstLevel: 1 }
    const at = instantOf(world.clock)
    await t.database.write((tx) =>
      tx
        .insertInto('supplier')
        .values({ ...row, state: 'ACTIVE', createdAt: at, updatedAt: at })
        .execute(),
    )
    const { list } = await supplierList.page(reading(world, 'operator'), { ...page, keyword: corpName })
    expect(list).toMatchObject([{ corpName, blockedReason: '金票不能开立给本企业，请选择其他供应商' }])
    const lines = [issueLine(world, { pkSupplier: row.pkSupplier })]
    const { problems } = await checkIssues(world, 'operator', lines)
    expect(problems.map(({ field, code }) => [field, code])).toEqual([['pkSupplier', '04000117']])
  })

  test("home figures are the enterprise's own", async () => {
    const core = await getHomeFigures(reading(world, 'operator'))
    expect(core.circulating).toEqual({ count: 1, amount: '100.10' })
    expect(core.topSuppliers[0]).toMatchObject({ name: '安禾五金制品厂', amount: '200.20' })
    expect(core.maturityByWeek).toHaveLength(12)
    expect((await getHomeFigures(reading(world, 'rivalOperator'))).byState).toEqual([])
    expect((await getHomeFigures(reading(world, 'supplierOperator'))).held.amount).toBe('100.10')
  })

  test('P4: of two tabs, the one that read the older draft gets 99000409', async () => {
    const save = (version: number, payload: unknown) =>
      putDraft(as(world, 'operator'), { routeKey: '/issue', payload, version })
    expect((await save(0, { a: 1 })).version).toBe(1)
    expect((await save(1, { a: 2 })).version).toBe(2)
    await expect(save(1, { a: 3 })).rejects.toMatchObject({ code: '99000409' })
    await expect(save(0, { a: 3 })).rejects.toMatchObject({ code: '99000409' })
    expect(await getDraft(reading(world, 'operator'), { routeKey: '/issue' })).toMatchObject({
      payload: { a: 2 },
      version: 2,
    })
    expect(await getDraft(reading(world, 'operator2'), { routeKey: '/issue' })).toBeNull()
  })
})
