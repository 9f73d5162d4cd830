import { accountChange } from '@jinpiao/contract/accountChange'
import { listUsableAccounts as usable } from '@jinpiao/contract/accounts'
import { getCredit } from '@jinpiao/contract/credits'
import { uploadFile } from '@jinpiao/contract/files'
import { finance, listFinanceProducts, quoteFinance } from '@jinpiao/contract/finance'
import { listFunderProducts } from '@jinpiao/contract/funderProducts'
import { getLimitMembers, limitAlloc } from '@jinpiao/contract/limitAlloc'
import { listLimits } from '@jinpiao/contract/limits'
import { loanDraw } from '@jinpiao/contract/loanDraw'
import { protocolVersion, signProtocol } from '@jinpiao/contract/loanProtocol'
import { getDraw } from '@jinpiao/contract/loans'
import { openProduct } from '@jinpiao/contract/productCards'
import { realname } from '@jinpiao/contract/realname'
import { redeem, listDueTickets as redeemable } from '@jinpiao/contract/redeem'
import { getAgreement, selfLoan } from '@jinpiao/contract/selfLoan'
import { setFirstPassword } from '@jinpiao/contract/session'
import { addSuppliers, getSupplier, inviteSupplier } from '@jinpiao/contract/suppliers'
import { addDays, daysBetween } from '@jinpiao/values/days'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyAudit } from '../acts/audit.ts'
import { todayOf } from '../domain/clock.ts'
import { creditCodeOf, idCodeOf } from '../seed/codes.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { agrees, deals, said } from '../testing/opening/deals.ts'
import { institutionGuide } from '../testing/opening/guide.ts'
import { type Institution, institution } from '../testing/opening/institution.ts'
import { must, PASSWORD, type People, people, type Someone } from '../testing/opening/people.ts'
import { type Empty, emptyPlatform, type Running } from '../testing/opening/platform.ts'

/**
 * `docs/guides/open-a-platform.md`, followed word by word: `DEMO=0`, an empty database, no seed, no SQL.
 */
const operator = { name: '江城供应链科技有限公司', creditCode: creditCodeOf(701) }
const funder = { corpName: '江城商业银行', creditCode: creditCodeOf(702), userType: 'CORE' as const }
const core = { corpName: '岚山重机股份有限公司', creditCode: creditCodeOf(703), userType: 'CORE' as const }
const below = { corpName: '岚山重机东区分公司', creditCode: creditCodeOf(705), userType: 'BRANCH' as const }
const supplier = { corpName: '望江包装材料厂', creditCode: creditCodeOf(704), userType: 'CORP' as const }

const branch = { bankCode: '9105', branchName: '江城商业银行武汉江汉支行', interBankNo: '910521000016' }

let t: Empty
let server: Running
let p: People
let d: ReturnType<typeof deals>
let bank: Institution
/** The funder. */
let lender: Institution
const staff: Record<'CO' | 'CD' | 'CF' | 'SO' | 'SD', Someone> = {} as never
let pkLimit = ''
let pkSupplier = ''

beforeAll(async () => {
  t = await emptyPlatform(operator.creditCode)
  t.cards.set('13900000001', idCodeOf(701)).set('13900000002', idCodeOf(702))
  t.values.set('BRANCH', branch.interBankNo)
  t.values.set('FUNDER', funder.creditCode).set('CORE', core.creditCode)
  const today = todayOf(t.clock)
  t.values.set('TODAY', today).set('NEXT_YEAR', addDays(today, 364))
})
afterAll(async () => {
  await server?.stop()
  await t.close()
})

/** Days, each with its work; people sign in again. */
async function passes(days: number): Promise<void> {
  await server.pass(days)
  for (const [corpName, ...ours] of [
    [core.corpName, staff.CO, staff.CD, staff.CF] as const,
    [supplier.corpName, staff.SO, staff.SD] as const,
  ])
    for (const each of ours) await p.comesBack(corpName, each)
}
const accountOf = async ({ client }: Someone): Promise<string> =>
  must(await client.call(usable, { query: { usage: 'COLLECT' } }), 'accounts')[0]?.pkAccount ?? ''

/** The task that a list of the guide shows last becomes `$TASK`. */
async function lists(section: number): Promise<void> {
  const { tasks } = (await t.next(section)) as { tasks: { pkTask: string }[] }
  t.values.set('TASK', tasks.at(-1)?.pkTask ?? '')
}
/** A list and its answer, as section 5 has them for keys. */
async function answers(section: number, from: number): Promise<void> {
  t.again(section, from)
  await lists(section)
  await t.next(section)
}
const jwkOf = (made: Record<string, unknown>) => ({ ...(made['privateKey'] as object), kid: String(made['kid']) })

/** Verification, people and keys of an enterprise that has just joined. */
async function settlesIn(corpName: string, mobile: string, personName: string, hired: Record<string, string>) {
  const director = await p.enters(corpName, mobile, personName)
  const file = await p.file(director.client, uploadFile.path, '营业执照.pdf')
  const line = {
    legalPersonName: '项承志',
    legalIdCode: idCodeOf(550),
    licenceNo: '照000088',
    licenceFrom: '2015-03-01',
    licenceTo: '',
    isLongTerm: true,
    bizAddress: '湖北省武汉市江汉区发展大道 168 号',
    licenceFileIds: [file],
    legalFileIds: [file],
    authorisationFileIds: [file],
  }
  const { saved } = must(await director.client.call(realname.save, { body: { lines: [line] } }), 'verification')
  const pkApplys = saved.map(({ pkApply }) => pkApply)
  must(await director.client.call(realname.submit, { body: { pkApplys } }), 'verification')
  await answers(5, 2)
  const own = (await p.me(director)).userId
  const someones = [{ ...director, userId: own, roleCode: '' }]
  for (const [roleCode, number] of Object.entries(hired)) {
    const name = `${personName}${roleCode.at(-1)}`
    someones.push({ ...(await p.hires(director, corpName, roleCode, number, name)), roleCode })
  }
  const [first] = someones
  await p.actsAs(director, first?.roleCode || (await p.me(director)).directorRole)
  const ready: Someone[] = []
  for (const someone of someones) {
    const pkApply = await p.appliesForKey(director, someone.userId, someone)
    await answers(5, 2)
    await answers(5, 4)
    ready.push(await p.activates(someone, pkApply, 'CODE2026'))
  }
  return ready
}

async function registersAccount(someone: Someone, accountNo: string): Promise<void> {
  const line = { pkAccount: '', accountNo, ...branch, accountKind: 'BASIC' as const }
  const lines = [{ ...line, usages: ['COLLECT' as const, 'REPAY' as const, 'FEE' as const], fileIds: [] }]
  const { saved } = must(await someone.client.call(accountChange.save, { body: { lines } }), 'account')
  const pkApplys = saved.map(({ pkApply }) => pkApply)
  const signature = await p.signs(someone, pkApplys, { businessType: 'ACCOUNT_CHANGE', action: 'SUBMIT' })
  must(await someone.client.call(accountChange.submit, { body: { pkApplys, signature } }), 'account')
}

test('1, 2: the server starts on nothing, and its first administrators come in by one-time links', async () => {
  await t.next(1)
  server = await t.start()
  p = people(t, server)
  d = deals(p)
  for (const mobile of ['13900000001', '13900000002']) {
    const { address } = await t.next(2)
    const token = String(address).split('#')[1] ?? ''
    const client = server.client()
    const set = async (password: string) =>
      client.call(setFirstPassword, { body: { token, password: await client.encrypt(password, 'NEW') } })
    expect((await set('short')).code).toBe('01000109')
    must(await set(PASSWORD), 'first password')
    expect((await set('Another-2026')).code).toBe('01000119')
    t.passwords.set(mobile, PASSWORD)
    expect(await client.enterAs({ corpName: operator.name, mobile, password: PASSWORD })).toMatchObject({ code: '0' })
  }
})

test('3, 4: a bank has a key, and a funder registers like everybody, with products and an account', async () => {
  bank = institution(server.address, jwkOf(await t.next(3)), t.clock.now)
  await p.registers(funder, { mobile: '13900000010', personName: '章慕白' })
  await lists(4)
  await t.next(4)
  const key = jwkOf(await t.next(4))
  for (let products = 0; products < 3; products += 1) await t.next(4)
  lender = institution(server.address, key, t.clock.now)
  expect(await lender.send('GET', '/outside/v1/limits')).toMatchObject({ code: '0', data: { limits: [] } })
})

test('5, 6: a core company joins, its people get keys, and two administrators grant its limit', async () => {
  await p.registers(core, { mobile: '13900000020', personName: '乔南星' })
  t.again(5)
  await lists(5)
  await t.next(5)
  const hired = { ROLE_CORE_OPERATOR: '13900000021', ROLE_CORE_FINAL_REVIEW: '13900000022' }
  const [director, hand, final] = await settlesIn(core.corpName, '13900000020', '乔南星', hired)
  Object.assign(staff, { CD: director, CO: hand, CF: final })
  await registersAccount(staff.CO, '62220000000000201')
  const opened = await p.signsProduct(staff.CO, 'TICKET')
  must(await staff.CO.client.call(openProduct, { params: { product: 'TICKET' }, body: opened }), 'product')
  t.values.set('PROPOSAL', String((await t.next(6))['pkProposal']))
  for (let commands = 0; commands < 2; commands += 1) await t.next(6)
  const { limits } = (await t.next(6)) as { limits: { pkLimit: string; available: string }[] }
  expect(limits).toMatchObject([{ available: '50000000.00' }])
  pkLimit = limits[0]?.pkLimit ?? ''
})

test('6: a branch joins below it, and has the part of the limit that its parent has given', async () => {
  const parentCreditCode = core.creditCode
  await p.registers({ ...below, parentCreditCode }, { mobile: '13900000040', personName: '卓远航' })
  await lists(6)
  await t.next(6)
  const hired = { ROLE_CORE_OPERATOR: '13900000041', ROLE_CORE_FINAL_REVIEW: '13900000042' }
  const [director, hand] = await settlesIn(below.corpName, '13900000040', '卓远航', hired)
  expect((await p.me(director as Someone)).directorRole).toBe('ROLE_NO_LEGAL_ENTITY_DIRECTOR')
  const members = must(await staff.CO.client.call(getLimitMembers, { params: { pkLimit } }), 'members')
  const fkMember = members.find(({ memberName }) => memberName === below.corpName)?.fkMember ?? ''
  const part = { pkLimit, fkMember, move: 'ALLOCATE', amount: '8000000.00', remark: '' }
  await d.approves(limitAlloc, 'PENDING_DIRECTOR', staff.CD, await d.applies(limitAlloc, staff.CO, part))
  const { list } = must(await (hand as Someone).client.call(listLimits, { query: {} }), 'limits')
  expect(list).toMatchObject([{ available: '8000000.00', givenByName: core.corpName }])
})

test('7: a supplier is invited, joins, and its account is proved by a payment that the bank reports', async () => {
  const { client } = staff.CO
  const entry = { creditCode: supplier.creditCode, corpName: supplier.corpName, isFirstLevel: true }
  const contact = {
    contactName: '范思齐',
    contactMobile: '13900000030',
    email: '',
    erpCode: '',
  }
  const added = await client.call(addSuppliers, { body: { suppliers: [{ ...entry, ...contact }] } })
  pkSupplier = must(added, 'supplier').pkSuppliers[0] ?? ''
  const params = { pkSupplier }
  const { version } = must(await client.call(getSupplier, { params }), 'supplier')
  must(await client.call(inviteSupplier, { params, body: { version } }), 'invitation')
  const { inviteCode } = must(await client.call(getSupplier, { params }), 'supplier')
  await p.registers({ ...supplier, inviteCode: inviteCode ?? '' }, { mobile: '13900000030', personName: '范思齐' })
  await lists(7)
  await t.next(7)
  const hired = { ROLE_CORP_OPERATOR: '13900000031' }
  const [director, hand] = await settlesIn(supplier.corpName, '13900000030', '范思齐', hired)
  Object.assign(staff, { SD: director, SO: hand })
  await registersAccount(staff.SO, '62220000000000301')
  const [asked] = await bank.tasks('REMITTANCE')
  const { accountName, accountNo, amount } = (asked?.body ?? {}) as Record<string, string>
  const body = { name: accountName, accountNo, amount, bankSerial: 'JC2026000001' }
  expect(await bank.answer(asked?.pkTask ?? '', body)).toMatchObject({ code: '0' })
  const opened = await p.signsProduct(staff.SO, 'TICKET')
  must(await staff.SO.client.call(openProduct, { params: { product: 'TICKET' }, body: opened }), 'product')
})

test('8: a ticket is issued, accepted, and paid by the bank when it is due', async () => {
  const { CO, CD, CF, SO } = staff
  const promisedDate = addDays(todayOf(t.clock), 30)
  const pkCredit = await d.issues(staff, { pkLimit, pkSupplier, amount: '1000000.00', promisedDate })
  await passes(30)
  const { list } = must(await CO.client.call(redeemable, { query: { box: 'FREE' } }), 'due tickets')
  expect(list).toMatchObject([{ amount: '1000000.00' }])
  const fkCredits = list.map((each) => each.pkCredit)
  const due = { fkCredits, payDate: todayOf(t.clock), pkAccount: await accountOf(CO), remark: '' }
  const pkApply = await d.applies(redeem, CO, due)
  await d.approves(redeem, 'PENDING_DIRECTOR', CD, pkApply)
  await d.approves(redeem, 'PENDING_FINAL', CF, pkApply)
  await agrees(bank, 'APPLICATION', () => ({ bankSerial: 'JC2026000002' }))
  const { ticket } = must(await SO.client.call(getCredit, { params: { pkCredit } }), 'ticket')
  expect(ticket.state).toBe('REDEEMED')
})

test('9: another ticket is financed: the platform registers it, the funder buys it, the bank pays', async () => {
  const { SO, SD } = staff
  const promisedDate = addDays(todayOf(t.clock), 60)
  const fkCredit = await d.issues(staff, { pkLimit, pkSupplier, amount: '500000.00', promisedDate })
  const offers = must(await SO.client.call(listFinanceProducts, { query: { fkCredit } }), 'products')
  const pkProduct = offers[0]?.product.pkProduct ?? ''
  const amount = '500000.00'
  const quote = must(await SO.client.call(quoteFinance, { body: { fkCredit, pkProduct, amount } }), 'quote')
  const contact = { contactName: '范思齐', contactMobile: '13900000030' }
  const form = { fkCredit, amount, pkProduct, quote, trade: await d.trade(SO), pkAccount: await accountOf(SO) }
  const pkApply = await d.applies(finance, SO, { ...form, ...contact })
  await d.approves(finance, 'PENDING_DIRECTOR', SD, pkApply)
  await lists(9)
  await t.next(9)
  await agrees(lender, 'APPLICATION', () => ({ factoringNo: 'BL2026000001' }))
  const days = daysBetween(todayOf(t.clock), quote.loanDate)
  await passes(days)
  await agrees(bank, 'APPLICATION', () => ({ bankSerial: 'JC2026000003' }))
  const { application } = must(await SO.client.call(finance.get, { params: { pkApply } }), 'financing')
  expect(application.state).toBe('DONE')
})

test('10: a line is granted, a loan is drawn, and collected by the bank on its day', async () => {
  const { SO, SD } = staff
  const signature = (await p.signsProduct(SD, 'SELF_LOAN', { businessType: 'SELF_LOAN_PROTOCOL', action: 'CONTRACT' }))
    .signature
  must(await SD.client.call(signProtocol, { body: { version: protocolVersion, signature } }), 'protocol')
  const products = must(await SO.client.call(listFunderProducts, { query: { kind: 'SELF_LOAN' } }), 'products')
  const purpose = { purpose: 'PURCHASE', purposeNote: '' } as const
  const file = await p.file(SO.client, uploadFile.path, '征信授权书.pdf')
  const wanted = await d.applies(selfLoan, SO, {
    fkProduct: products[0]?.pkProduct ?? '',
    amount: '300000.00',
    months: '12',
    method: 'BULLET',
    ...purpose,
    repaySource: '销售回款',
    pkAccount: await accountOf(SO),
    guarantee: 'CREDIT',
    authFileIds: [file],
    otherFileIds: [],
  })
  await d.approves(selfLoan, 'PENDING_DIRECTOR', SD, wanted)
  const today = todayOf(t.clock)
  await agrees(lender, 'APPLICATION', ({ amount, rateBp }) => {
    const line = { lineAmount: amount, rateBp, monthsMax: 12, methods: ['BULLET'] }
    return { ...line, from: today, to: addDays(today, 364) }
  })
  const agreement = must(await SO.client.call(getAgreement), 'line')
  const draw = await d.applies(loanDraw, SO, {
    pkAgreement: agreement?.pkAgreement ?? '',
    amount: '120000.00',
    months: '1',
    method: 'BULLET',
    ...purpose,
    pkAccount: await accountOf(SO),
    contractFileIds: [file],
  })
  await d.approves(loanDraw, 'PENDING_DIRECTOR', SD, draw)
  await agrees(lender, 'APPLICATION', () => ({}))
  await agrees(bank, 'APPLICATION', () => ({ bankSerial: 'JC2026000004' }))
  const { pkDraw } = must(await SO.client.call(loanDraw.get, { params: { pkApply: draw } }), 'loan').application
  for (let days = 0; (await bank.tasks('DEDUCTION')).length === 0 && days < 35; days += 1) await passes(1)
  const paidOn = todayOf(t.clock)
  await agrees(bank, 'DEDUCTION', ({ amount }) => ({ bankSerial: 'JC2026000005', paidOn, paid: amount }))
  const loan = must(await SO.client.call(getDraw, { params: { pkDraw: pkDraw ?? '' } }), 'loan')
  expect(loan.draw).toMatchObject({ loanState: 'SETTLED', outstanding: '0.00' })
})

test('11: what is looked at day by day; every command of the guide has been run, and all is as it was written', async () => {
  for (let commands = 0; commands < 2; commands += 1) await t.next(8)
  for (let commands = 0; commands < 5; commands += 1) await t.next(11)
  expect(t.left()).toEqual([])
  // What the institutions have said stands in their guide.
  expect([...said].filter((name) => !institutionGuide().includes(`\`${name}\``))).toEqual([])
  await expectInvariants(server.services.database)
  expect(await verifyAudit(server.services.database.read)).toMatchObject({ broken: [] })
})
