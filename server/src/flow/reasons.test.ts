import { type BusinessType, businessTypes, flowOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import { type NoticeName, noticeText } from '@jinpiao/contract/notices'
import { type AskedText, askedTexts } from '@jinpiao/contract/reasons'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businesses, forms } from '../business/all.ts'
import { refuseMatters } from '../business/guaranteeConfirm/confirm.ts'
import { cancelIssue, rewordCancel } from '../business/issueCancel/issueCancel.ts'
import { getPaymentNotice } from '../business/redeem/notice.ts'
import { stopSupplier } from '../business/supplier/acts.ts'
import { supplierDetail } from '../business/supplier/detail.ts'
import { askedConfirmations, confirmations } from '../queries/confirmations.ts'
import { stateFailure } from '../testing/claims.ts'
import { type Person, personOf } from '../testing/people.ts'
import {
  accept,
  answerAs,
  approveAs,
  formOf,
  issued,
  openTasks,
  refuse,
  returnAs,
  submitAs,
  transfers,
} from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { walkOf } from '../testing/walk/all.ts'
import { askedBy } from '../testing/walk/confirmings.ts'
import { reach, reviewer } from '../testing/walk/reach.ts'
import { as, createWorld, reading, sign, transferLine, type World } from '../testing/world.ts'
import { actsOf } from './acts.ts'
import { anyApplication } from './application.ts'
import { readLines } from './lines.ts'
import { getCredit } from './ticketDetail.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

let said = 0
/** A text that stands nowhere else. */
const words = () => `只此一处的话第${(said += 1)}号`

/** The director's and the operator's eyes of each enterprise, and two that have nothing to do with it. */
const eyes = {
  core: ['operator', 'director'],
  first: ['supplierOperator', 'supplierDirector'],
  second: ['otherSupplier', 'otherDirector'],
  stranger: ['strangerOperator'],
  rival: ['rivalOperator'],
} as const satisfies Record<string, readonly Person[]>
type Side = keyof typeof eyes

/** Whether an enterprise is told a text by a message, and whether it reads it on a page. */
async function found(side: Side, text: string): Promise<{ message: boolean; page: boolean }> {
  const [first] = eyes[side]
  const { fkCorp } = world.people[first]
  const sent = await t.database.read
    .selectFrom('message')
    .select(['notice', 'params'])
    .where('fkCorp', '=', fkCorp)
    .execute()
  const message = sent.some(({ notice, params }) =>
    noticeText(notice as NoticeName, JSON.parse(params), 'zh-CN').body.includes(text),
  )
  const pages = await Promise.all(eyes[side].map((who) => pagesOf(who)))
  return { message, page: pages.flat().some((page) => page.includes(text)) }
}

/** All that a person reads of applications, tickets, matters and suppliers. */
async function pagesOf(who: Person): Promise<string[]> {
  const context = reading(world, who)
  const { fkCorp } = context.actor
  const pages: unknown[] = []
  const applications = await t.database.read
    .selectFrom('application')
    .select(['pkApply', 'businessType'])
    .where('fkCorp', '=', fkCorp)
    .execute()
  for (const { pkApply, businessType } of applications) {
    const form = forms.find(({ definition }) => definition.types.includes(businessType as BusinessType))
    if (form !== undefined)
      pages.push(
        await actsOf(businesses, form)
          .get(context, { pkApply })
          .catch(() => ''),
      )
  }
  for (const { pkCredit } of await t.database.read.selectFrom('ticket').select('pkCredit').execute())
    pages.push(await getCredit(businesses, context, { pkCredit }).catch(() => ''))
  const all = { page: 1, pageSize: 100 }
  pages.push(await confirmations.page(context, all), await askedConfirmations.page(context, all))
  for (const { pkSupplier } of await t.database.read.selectFrom('supplier').select('pkSupplier').execute())
    pages.push(await supplierDetail(context, { pkSupplier }).catch(() => ''))
  for (const { pkApply } of applications) pages.push(await getPaymentNotice(context, { pkApply }).catch(() => ''))
  return pages.map((page) => JSON.stringify(page))
}

/** What the table promises of a text is so: its readers have it, and nobody else. */
async function expectRead(asked: AskedText, text: string, own: Side, other: Side, told: readonly Side[]) {
  const readers: readonly Side[] = askedTexts[asked] === 'OTHER_SIDE' ? [own, other] : [own]
  for (const side of Object.keys(eyes) as Side[]) {
    const { message, page } = await found(side, text)
    expect(page, `${asked}: read by ${side}`).toBe(readers.includes(side))
    expect(message, `${asked}: ${side} is told`).toBe(told.includes(side))
  }
}

describe('驳回: the reason reaches whoever corrects it, over all types and steps', () => {
  const steps = businessTypes.flatMap((type) =>
    flowOf(type)
      .steps.filter(isDecision)
      .map(({ state }) => [type, state] as const),
  )

  test.each(steps)('%s %s', async (type, state) => {
    const pkApply = await reach(world, type, state)
    const text = words()
    const { fkCorp } = await anyApplication(t.database.read, pkApply)
    const step = flowOf(type).steps.find((each) => each.state === state)
    const actors = step !== undefined && isDecision(step) ? step.actors : []
    const result = await returnAs(type, state, text)(world, pkApply, await reviewer(world, pkApply, actors))
    expect(result).toMatchObject({ ok: true })
    const sides = Object.entries(eyes) as [Side, readonly Person[]][]
    const own = sides.find(([, [first]]) => first && world.people[first].fkCorp === fkCorp)?.[0] ?? 'core'
    const isAsked = flowOf(type).submitters.length === 0
    if (isAsked) await expectRead('SEND_BACK_ASKED', text, own, 'first', ['first'])
    else await expectRead('SEND_BACK', text, own, own, [own])
  })
})

describe('what an institution gives as its reason reaches the enterprise that has applied, over all types, steps and answers', () => {
  const answers = businessTypes.flatMap((type) =>
    flowOf(type)
      .steps.filter((step) => !isDecision(step) && step.from !== 'COUNTERPARTY' && step.asks !== 'LATER')
      .flatMap((step) => [
        [type, step.state, 'REJECT'] as const,
        ...('mayReturn' in step && step.mayReturn ? [[type, step.state, 'RETURN'] as const] : []),
      ]),
  )

  test.each(answers)('%s %s %s', async (type, state, answer) => {
    const pkApply = await reach(world, type, state)
    const text = words()
    const { fkCorp } = await anyApplication(t.database.read, pkApply)
    const step = flowOf(type).steps.find((each) => each.state === state)
    const isJudging = step !== undefined && !isDecision(step) && step.ifRefused === true
    if (step === undefined || isDecision(step) || step.from === 'COUNTERPARTY') throw new Error(`${type} ${state}`)
    const [first] = await readLines(t.database.read, pkApply)
    await answerAs(type, step.from)(world, pkApply, { answer, comment: text, ...(first && { line: first.line }) })
    for (const side of Object.keys(eyes) as Side[]) {
      // What the platform judges between two sides both read.
      const isReader = isOwn(side, fkCorp) || (isJudging && side === 'first')
      expect(await found(side, text), `${side} reads it`).toEqual({ message: isReader, page: isReader })
    }
  })
})

test('拒收: the issuer reads why', async () => {
  const { pkCredit } = await issued(world, { amount: '5100.00' })
  const text = words()
  await refuse(world, pkCredit, 'supplierOperator', text)
  await expectRead('REFUSE_TICKET', text, 'first', 'core', ['core'])
})

test('拒收 of a part: the sender reads why, and the issuer does not', async () => {
  const { pkCredit } = await issued(world, { amount: '5200.00' })
  await accept(world, pkCredit)
  const pkApply = await passOn(pkCredit, '')
  const part = await partOf(pkApply)
  const text = words()
  await refuse(world, part, 'otherSupplier', text)
  await expectRead('REFUSE_TICKET', text, 'second', 'first', ['first'])
})

test('摘要 of an issue and of a transfer is read by the recipient of the ticket, and by nobody after it', async () => {
  const [ofIssue, ofTransfer] = [words(), words()]
  const { pkCredit } = await issued(world, { amount: '5300.00', remark: ofIssue })
  await accept(world, pkCredit)
  const part = await partOf(await passOn(pkCredit, ofTransfer))
  await accept(world, part, 'otherSupplier')
  await expectRead('REMARK_ISSUE', ofIssue, 'core', 'first', [])
  await expectRead('REMARK_TRANSFER', ofTransfer, 'first', 'second', [])
})

test('开立撤回: the director reads why before it is approved, the supplier once it is', async () => {
  const { pkCredit } = await issued(world, { amount: '5400.00' })
  const text = words()
  const { saved } = await cancelIssue(as(world, 'operator'), { pkCredits: [pkCredit], comment: text })
  const { pkApply = '' } = saved[0] ?? {}
  await submitAs('ISSUE_CANCEL')(world, pkApply, 'operator')
  expect(await found('first', text)).toEqual({ message: false, page: false })
  const before = await formOf('ISSUE_CANCEL').get(reading(world, 'director'), { pkApply })
  expect(before.steps[0]?.comment).toBe(text)
  await approveAs('ISSUE_CANCEL', 'PENDING_DIRECTOR')(world, pkApply, 'director')
  await expectRead('CANCEL_ISSUE', text, 'core', 'first', ['first'])
})

test('a withdrawal that was sent back is reworded, signed and submitted again', async () => {
  const { pkCredit } = await issued(world, { amount: '5500.00' })
  const [wrong, right] = [words(), words()]
  const { saved } = await cancelIssue(as(world, 'operator'), { pkCredits: [pkCredit], comment: wrong })
  const { pkApply = '' } = saved[0] ?? {}
  const cancelling = submitAs('ISSUE_CANCEL')
  await cancelling(world, pkApply, 'operator')
  const early = rewordCancel(as(world, 'operator'), { pkApply, version: 2, comment: right })
  await expect(early).rejects.toMatchObject({ code: '04000114' })
  await returnAs('ISSUE_CANCEL', 'PENDING_DIRECTOR', '请写明原因')(world, pkApply, 'director')
  const { application } = await formOf('ISSUE_CANCEL').get(reading(world, 'operator'), { pkApply })
  expect(application.actions.map(({ action }) => action)).toContain('REWORD')
  await rewordCancel(as(world, 'operator'), { pkApply, version: application.version, comment: right })
  expect(await cancelling(world, pkApply, 'operator')).toMatchObject({ ok: true })
  await approveAs('ISSUE_CANCEL', 'PENDING_DIRECTOR')(world, pkApply, 'director')
  await expectRead('CANCEL_ISSUE', right, 'core', 'first', ['first'])
  expect(await found('first', wrong)).toEqual({ message: false, page: false })
})

test('企业确认: who has asked is told the answer, and of a refusal why', async () => {
  const fkInitiator = world.people.supplierOperator.fkCorp
  const { pkConfirm } = await askedBy(as(world, 'director'), fkInitiator)
  const reason = words()
  const signature = await sign(as(world, 'director'), [pkConfirm], 'GUARANTEE_CONFIRM', 'REFUSE', { reason })
  await refuseMatters(businesses, as(world, 'director'), { pkConfirms: [pkConfirm], reason, signature })
  await expectRead('REFUSE_CONFIRMATION', reason, 'core', 'first', ['first'])
})

test('登记付款失败: the own enterprise reads why, the payee only that it failed', async () => {
  const pkApply = await reach(world, 'REDEEM', 'PENDING_PAYMENT')
  const [first] = await readLines(t.database.read, pkApply)
  const reason = words()
  await stateFailure(as(world, 'operator'), { pkApply, line: first?.line ?? 0, reason })
  await expectRead('FAIL_PAYMENT', reason, 'core', 'core', ['core'])
})

test('停用供应商: only the own enterprise reads why', async () => {
  const { pkSupplier, version } = await t.database.read
    .selectFrom('supplier')
    .select(['pkSupplier', 'version'])
    .where('fkCorp', '=', world.core)
    .where('state', '=', 'ACTIVE')
    .orderBy('pkSupplier', 'desc')
    .executeTakeFirstOrThrow()
  const reason = words()
  await stopSupplier(as(world, 'operator'), { pkSupplier, version, reason })
  await expectRead('STOP_SUPPLIER', reason, 'core', 'core', [])
})

test.each([
  ['REASON_TENOR', 'ISSUE', 'tenorReason'],
  ['PURPOSE', 'SELF_LOAN_APPLY', 'purposeNote'],
  ['PURPOSE', 'LOAN_DRAW', 'purposeNote'],
  ['PURPOSE', 'CHAIN_CREDIT', 'purposeNote'],
  ['PURPOSE', 'PUR_FINANCE', 'purposeNote'],
  ['PURPOSE_RECOMMENDED', 'CREDIT_FUND', 'purposeNote'],
  ['REMARK_PACK', 'FINANCE_PACK', 'remark'],
  ['REMARK_PACK', 'ISSUE_PACK', 'remark'],
  ['NOTE_MATERIAL', 'FINANCE_PACK', 'others'],
  ['NOTE_MATERIAL', 'ISSUE_PACK', 'others'],
  ['REASON_UKEY', 'UKEY_CHANGE', 'ukeyReason'],
  ['REMARK_REDEEM', 'REDEEM', 'remark'],
  ['REMARK_EXCHANGE', 'EXCHANGE', 'remark'],
  ['REMARK_INVOICING', 'INVOICING', 'remark'],
  ['REMARK_ALLOCATION', 'LIMIT_ALLOC', 'remark'],
] as const)(
  '%s of %s: on the pages of the own enterprise and of whom it is promised, and with the task of the institutions',
  async (asked, type, field) => {
    const pkApply = await reach(world, type, 'DRAFT')
    const { version, payload, fkCorp } = await anyApplication(t.database.read, pkApply)
    const text = words()
    const line = JSON.parse(payload)
    const said = field === 'others' ? line.others.map((each: object) => ({ ...each, materialNote: text })) : text
    const form = formOf(type)
    const who = personOf(world, fkCorp, flowOf(type).submitters) ?? 'operator'
    await form.update(as(world, who), { lines: [{ pkApply, version, line: { ...line, [field]: said } }] })
    await submitAs(type)(world, pkApply, who)
    for (const step of flowOf(type).steps.filter(isDecision)) {
      await approveAs(type, step.state)(world, pkApply, await reviewer(world, pkApply, step.actors))
    }
    const isPromised = askedTexts[asked]
    for (const side of Object.keys(eyes) as Side[]) {
      const isRecommender = isPromised === 'RECOMMENDER' && side === 'core'
      expect((await found(side, text)).page, side).toBe(isOwn(side, fkCorp) || isRecommender)
    }
    const told = async () => (await openTasks(world)).some(({ task }) => JSON.stringify(task.body).includes(text))
    if (isPromised === 'RECOMMENDER') {
      expect(await told(), 'before the recommendation').toBe(false)
      await walkOf(type).later?.(world, pkApply, 'APPROVE')
    }
    expect(await told()).toBe(['INSTITUTIONS', 'BANK', 'RECOMMENDER'].includes(isPromised))
  },
)

const isOwn = (side: Side, fkCorp: string) => world.people[eyes[side][0]].fkCorp === fkCorp

/** Half of a ticket that the first supplier holds goes to the second. */
async function passOn(pkCredit: string, remark: string): Promise<string> {
  const { fkCorp } = world.people.supplierOperator
  const line = transferLine(world, fkCorp, pkCredit, [[world.people.otherSupplier.fkCorp, '2000.00']])
  const outputs = line.outputs.map((output) => ({ ...output, remark }))
  const { saved } = await transfers.save(as(world, 'supplierOperator'), { lines: [{ ...line, outputs }] })
  const { pkApply = '' } = saved[0] ?? {}
  await submitAs('TRANSFER')(world, pkApply, 'supplierOperator')
  await approveAs('TRANSFER', 'PENDING_DIRECTOR')(world, pkApply, 'supplierDirector')
  return pkApply
}

const partOf = async (pkApply: string): Promise<string> =>
  (
    await t.database.read
      .selectFrom('application_line')
      .select('pkCredit')
      .where('pkApply', '=', pkApply)
      .executeTakeFirstOrThrow()
  ).pkCredit ?? ''
