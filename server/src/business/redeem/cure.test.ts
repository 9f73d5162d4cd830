import { moveClock } from '@jinpiao/contract/dev'
import type { BusinessType, SignedAction } from '@jinpiao/contract/flow'
import { redeemPage } from '@jinpiao/contract/permissions/redeem'
import type { ApplicationState } from '@jinpiao/contract/status'
import { getHomeFigures } from '@jinpiao/contract/todos'
import { dueHref, waysToPay } from '@jinpiao/contract/waysToPay'
import { addDays } from '@jinpiao/values/days'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../../acts/context.ts'
import { todayOf } from '../../domain/clock.ts'
import { simulate } from '../../jobs/simulated/answer.ts'
import { usableAccounts } from '../../queries/accounts.ts'
import { dueTickets } from '../../queries/dueTickets.ts'
import { readIssuer } from '../../queries/issuers.ts'
import { limits } from '../../queries/limits.ts'
import { redeemLines } from '../../queries/redeemLines.ts'
import { toPayOf } from '../../queries/toPay.ts'
import { stateFailure } from '../../testing/claims.ts'
import { answering } from '../../testing/figures/ask.ts'
import { staffOf } from '../../testing/figures/enterprises.ts'
import { formOf } from '../../testing/steps.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { commandOf, sign } from '../../testing/world.ts'
import { listObstacles } from '../obstacles.ts'
import { remindPayees } from './remind.ts'

/** A demonstration of 180 days, on a busy machine. */
const TIMEOUT = 900_000

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
}, TIMEOUT)
afterAll(() => t.close())

const job = () => ({ database: t.services.database, clock: t.services.clock })
const as = (actor: Actor) => commandOf(job(), actor)
const reading = (actor: Actor) => ({ ...as(actor), read: t.services.database.read })
const rows = { page: 1, pageSize: 200 }

/** Issuers with overdue tickets of their own, with their people. */
async function suspended(): Promise<Actor[][]> {
  const { read } = t.services.database
  const found: Actor[][] = []
  for (const people of await staffOf(read)) {
    const [first] = people
    if (first !== undefined && (await readIssuer(read, first.fkCorp)).suspension !== null) found.push([...people])
  }
  return found
}
const who = (people: readonly Actor[], post: Actor['post']) => {
  const actor = people.find((each) => each.post === post)
  if (actor === undefined) throw new Error(`${people[0]?.corpName} has no ${post}`)
  return actor
}

async function act(actor: Actor, type: BusinessType, pkApplys: readonly string[], step?: ApplicationState) {
  const action: SignedAction = step === undefined ? 'SUBMIT' : step === 'PENDING_FINAL' ? 'FINAL_APPROVE' : 'APPROVE'
  const input = { pkApplys, signature: await sign(as(actor), pkApplys, type, action) }
  const { results } = await (step === undefined
    ? formOf(type).submit(as(actor), input)
    : formOf(type).approve(step, as(actor), input))
  expect(results.filter(({ ok }) => !ok)).toEqual([])
}

/** Whatever can be registered is, and whatever waits for the enterprise is approved. */
async function registerAll(people: readonly Actor[]): Promise<void> {
  const operator = who(people, 'OPERATOR')
  const { read } = t.services.database
  const { list } = await dueTickets.page(reading(operator), { ...rows, box: 'CHOOSABLE' })
  const [account] = await usableAccounts(read, operator.fkCorp, 'REPAY')
  if (list.length > 0) {
    const fkCredits = list.map(({ pkCredit }) => pkCredit)
    const line = { fkCredits, payDate: todayOf(t.services.clock), pkAccount: account?.pkAccount ?? '', remark: '' }
    const { saved } = await formOf('REDEEM').save(as(operator), { lines: [line] })
    await act(
      operator,
      'REDEEM',
      saved.map(({ pkApply }) => pkApply),
    )
  }
  for (const [post, step] of [
    ['DIRECTOR', 'PENDING_DIRECTOR'],
    ['FINAL', 'PENDING_FINAL'],
  ] as const) {
    const waiting = await read
      .selectFrom('application')
      .select('pkApply')
      .where('fkCorp', '=', operator.fkCorp)
      .where('businessType', '=', 'REDEEM')
      .where('state', '=', step)
      .execute()
    if (waiting.length > 0)
      await act(
        who(people, post),
        'REDEEM',
        waiting.map(({ pkApply }) => pkApply),
        step,
      )
  }
}

/** What the bank never answers its payer says to have failed; what it has stated of it before it takes back. */
async function endUnanswered(people: readonly Actor[]): Promise<void> {
  const operator = who(people, 'OPERATOR')
  const lineState = ['PAYING', 'STATED', 'ASKED', 'CLEARING']
  const { list } = await redeemLines.page(reading(operator), { ...rows, lineState })
  for (const { pkApply, line, claim } of list) {
    if (claim !== null) await takeBack(people, claim.pkApply)
    await stateFailure(as(operator), { pkApply, line, reason: '银行未付款' })
  }
}

/** Whoever has submitted a statement takes it back. */
async function takeBack(people: readonly Actor[], pkApply: string): Promise<void> {
  const { submittedBy } = await t.services.database.read
    .selectFrom('application')
    .select('submittedBy')
    .where('pkApply', '=', pkApply)
    .executeTakeFirstOrThrow()
  const submitter = people.filter(({ personId }) => personId === submittedBy)
  const { results } = await formOf('REDEEM_CLAIM').withdraw(as(who(submitter, 'OPERATOR')), { pkApplys: [pkApply] })
  expect(results.filter(({ ok }) => !ok)).toEqual([])
}

/** Payees without an account are reminded, and prove one. */
async function haveAccounts(people: readonly Actor[]): Promise<void> {
  const operator = who(people, 'OPERATOR')
  const { list } = await dueTickets.page(reading(operator), { ...rows, box: 'NO_ACCOUNT' })
  if (list.length === 0) return
  const keys = list.map(({ pkCredit }) => pkCredit)
  expect((await remindPayees(as(operator), { fkCredits: keys })).count).toBeGreaterThan(0)
  await t.services.database.write(async (tx) => {
    const holders = tx.selectFrom('ticket').select('fkHolder').where('pkCredit', 'in', keys)
    await tx
      .updateTable('bank_account')
      .set({ state: 'ACTIVE', verifyState: 'VERIFIED' })
      .where('fkCorp', 'in', holders)
      .execute()
  })
}

/** Of what stops an issuer each way out that its form names leads to something, and every ticket is on one of them. */
async function expectWays(people: readonly Actor[]): Promise<void> {
  const operator = who(people, 'OPERATOR')
  const found = await listObstacles(reading(operator), { type: 'ISSUE' })
  const toPay = await toPayOf(reading(operator), ['OVERDUE'])
  const standing = waysToPay.filter((way) => toPay[way].count > 0)
  const named = found.find(({ name }) => name === 'ISSUE_SUSPENDED')?.ways ?? []
  expect(named.filter((href) => href.startsWith(redeemPage[0]))).toEqual(standing.map((way) => dueHref(way, 'OVERDUE')))
  let all = 0
  for (const href of named.filter((each) => each.startsWith(redeemPage[0]))) {
    const { searchParams } = new URL(href, 'http://portal')
    const query = { ...rows, box: searchParams.get('box'), state: [searchParams.get('state')] }
    const { list } = await dueTickets.page(reading(operator), query)
    expect(list, href).not.toEqual([])
    if (searchParams.get('box') !== 'FAILED') all += list.length
  }
  const { suspension } = await readIssuer(t.services.database.read, operator.fkCorp)
  expect(all, operator.corpName).toBe(suspension?.count)
}

/** Branches of these enterprises, with their people. */
async function branchesOf(parents: readonly (readonly Actor[])[]): Promise<Actor[][]> {
  const { read } = t.services.database
  const keys = parents.map(([first]) => first?.fkCorp ?? '')
  const branches = await read
    .selectFrom('corp')
    .select('pkCorp')
    .where('parentCorp', 'in', ['', ...keys])
    .execute()
  const found = (await staffOf(read)).filter(([first]) => branches.some(({ pkCorp }) => pkCorp === first?.fkCorp))
  return found.map((people) => [...people])
}

/** What home, limits and form of a branch say of the suspension, its own or its parent's: all the same. @returns whether there is one. */
async function branchStands(people: readonly Actor[]): Promise<boolean> {
  const operator = who(people, 'OPERATOR')
  const { database, clock } = t.services
  const { suspension, suspendedParent } = await readIssuer(database.read, operator.fkCorp)
  const isStopped = suspension !== null || suspendedParent !== null
  const server = answering(database, clock)
  const home = await server.answer(getHomeFigures, operator)
  expect([home.suspendedSince, home.suspendedParent]).toEqual([suspension?.since ?? null, suspendedParent])
  const found = await listObstacles(reading(operator), { type: 'ISSUE' })
  const names = found
    .map(({ name }) => name)
    .filter((name) => name === 'ISSUE_SUSPENDED' || name === 'PARENT_SUSPENDED')
  expect(names.length > 0).toBe(isStopped)
  const { list, sum } = await limits.page(reading(operator), rows)
  expect(list.length).toBeGreaterThan(0)
  const usable = list.filter(({ available }) => available !== '0.00')
  expect([usable.length > 0, sum?.['available'] !== '0.00']).toEqual([!isStopped, !isStopped])
  return isStopped
}

/** A form like the last one of the branch, from the draft to the ticket; undefined: it may not be submitted, and why. */
async function issueLike(people: readonly Actor[]): Promise<string | undefined> {
  const { read } = t.services.database
  const operator = who(people, 'OPERATOR')
  const last = await read
    .selectFrom('application')
    .select('payload')
    .where('fkCorp', '=', operator.fkCorp)
    .where('businessType', '=', 'ISSUE')
    .orderBy('pkApply', 'desc')
    .executeTakeFirstOrThrow()
  const promisedDate = addDays(todayOf(t.services.clock), 90)
  const line = { ...JSON.parse(last.payload), amount: '1000.00', promisedDate, tenorReason: '按合同约定' }
  const { saved } = await formOf('ISSUE').save(as(operator), { lines: [line] })
  const pkApplys = saved.map(({ pkApply }) => pkApply)
  const refused = await act(operator, 'ISSUE', pkApplys).then(
    () => undefined,
    (error: { code?: string }) => error.code,
  )
  if (refused !== undefined) return refused
  await act(who(people, 'DIRECTOR'), 'ISSUE', pkApplys, 'PENDING_DIRECTOR')
  const { state } = await read
    .selectFrom('application')
    .select('state')
    .where('pkApply', 'in', pkApplys)
    .executeTakeFirstOrThrow()
  if (state === 'PENDING_FINAL') await act(who(people, 'FINAL'), 'ISSUE', pkApplys, 'PENDING_FINAL')
  const born = await read.selectFrom('ticket').select('pkCredit').where('bornBy', 'in', pkApplys).execute()
  expect(born).toHaveLength(1)
  return undefined
}

/** Rounds of registering, the bank and whatever it leaves: one for what failed, one for what it never answers. */
const ROUNDS = 4

test.each([35, 145])(
  'I29: after %s days more each suspended issuer of the demonstration is cured by what it is offered',
  { timeout: TIMEOUT },
  async (days) => {
    await t.client().call(moveClock, { body: { days, hours: 0 } })
    expect((await suspended()).map(([first]) => first?.corpName)).toContain('华岳重工股份有限公司')
    const branches = await branchesOf(await suspended())
    expect(branches.length).toBeGreaterThan(0)
    for (const branch of branches) {
      expect(await branchStands(branch)).toBe(true)
      expect(await issueLike(branch)).toMatch(/^(04000120|04000174)$/)
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const people of await suspended()) {
        await expectWays(people)
        await haveAccounts(people)
        await registerAll(people)
        await expectWays(people)
      }
      // The bank pays on working days.
      await t.client().call(moveClock, { body: { days: 3, hours: 0 } })
      await simulate(job(), 0)
      for (const people of await suspended()) await endUnanswered(people)
      for (const branch of branches) await branchStands(branch)
    }
    expect((await suspended()).map(([first]) => first?.corpName)).toEqual([])
    for (const branch of branches) {
      expect(await branchStands(branch)).toBe(false)
      expect(await issueLike(branch)).toBeUndefined()
    }
  },
)
