import type { DataOf } from '@jinpiao/contract/endpoint'
import type { signup } from '@jinpiao/contract/signup'
import { RETRY_DAYS } from '@jinpiao/contract/signupRules'
import { addDays } from '@jinpiao/values/days'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { todayOf } from '../../domain/clock.ts'
import { remindQualifications } from '../../jobs/qualifications.ts'
import { simulate } from '../../jobs/simulated/answer.ts'
import { signupDocuments, signupLine, signupProductOf } from '../../testing/signups.ts'
import {
  answerAs,
  approveAs,
  cancel,
  formOf,
  openTasks,
  submitAs,
  submitRequest,
  withdraw,
} from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, reading, type World } from '../../testing/world.ts'
import { signupProducts } from './products.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  await t?.drop()
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

type Changes = Parameters<typeof signupLine>[1]
const fkCorp = () => world.people.supplierOperator.fkCorp
const line = (changes: Changes = {}) => signupLine(world.files[fkCorp()] ?? '', changes)
async function draft(changes: Changes = {}): Promise<string> {
  const { saved } = await formOf('SIGNUP').save(as(world, 'supplierOperator'), { lines: [line(changes)] })
  return saved[0]?.pkApply ?? ''
}
const submit = (pkApply: string) => submitAs('SIGNUP')(world, pkApply, 'supplierOperator')
async function atFunder(changes: Changes = {}): Promise<string> {
  const pkApply = await draft(changes)
  expect(await submit(pkApply)).toMatchObject({ ok: true })
  expect(await approveAs('SIGNUP', 'PENDING_DIRECTOR')(world, pkApply, 'supplierDirector')).toMatchObject({ ok: true })
  return pkApply
}
const answer = answerAs('SIGNUP', 'FUNDER')
const detail = (pkApply: string) =>
  formOf('SIGNUP').get(reading(world, 'supplierOperator'), { pkApply }) as Promise<DataOf<typeof signup.get>>
const productOf = async (index = 0) =>
  (await signupProducts(reading(world, 'supplierOperator'))).find(
    ({ product }) => product.pkProduct === signupProductOf(index),
  )
const grant = (days: number) => {
  const today = todayOf(world.clock)
  return {
    answer: 'APPROVE',
    body: { validFrom: today, validTo: addDays(today, days), quotaHint: '5000000.00' },
  } as const
}

test('the funder of the product is asked, with its papers; its grant counts until its last day', async () => {
  const pkApply = await atFunder()
  const [asked] = await openTasks(world)
  expect(asked?.task.body).toMatchObject({ product: '融资资格 0', documents: signupDocuments })
  expect(asked?.owner).toMatchObject({ institution: 'FUNDER' })
  await answer(world, pkApply, grant(100))
  expect(await productOf()).toMatchObject({
    state: 'VALID',
    qualifiedUntil: addDays(todayOf(world.clock), 100),
    quotaHint: '5000000.00',
    open: null,
  })
  expect((await productOf())?.blockedReason).toContain('有效期至')
  expect(await detail(pkApply)).toMatchObject({
    application: { again: { kind: 'EXTEND' }, state: 'DONE', qualifiedUntil: addDays(todayOf(world.clock), 100) },
  })
  world.clock.advanceDays(101)
  expect(await productOf()).toMatchObject({ state: 'EXPIRED', blockedReason: null })
})

test('a grant says from when until when, in this order', async () => {
  const pkApply = await atFunder()
  const wrong = (body: object) => answer(world, pkApply, { answer: 'APPROVE', body: { ...body } })
  await expect(wrong({ validFrom: '2026-11-21' })).rejects.toMatchObject({ code: '01000330' })
  await expect(wrong({ validFrom: '2026-11-21', validTo: '2026-11-20' })).rejects.toMatchObject({ code: '01000333' })
})

test('what comes back has the opinion of each paper beside it, and is handed in again with what was wanted', async () => {
  const pkApply = await atFunder()
  const opinions = [{ document: '财务报表', opinion: '缺少附注页' }]
  await answer(world, pkApply, { answer: 'RETURN', comment: '材料不完整，请补件', body: { opinions } })
  const returned = await detail(pkApply)
  expect(returned.application).toMatchObject({ state: 'RETURNED', returnReason: '材料不完整，请补件' })
  expect(returned.papers).toMatchObject([
    { document: '营业执照', opinion: null },
    { document: '财务报表', opinion: '缺少附注页' },
  ])
  // Another application does not overtake it.
  expect(await productOf()).toMatchObject({ state: 'PENDING', open: { pkApply, isReturned: true } })
  await expect(submit(await draft())).rejects.toMatchObject({ code: '09000111' })
  const { version } = returned.application
  const papers = signupDocuments.map((document) => ({ document, fileIds: [world.files[fkCorp()] ?? ''] }))
  await formOf('SIGNUP').update(as(world, 'supplierOperator'), {
    lines: [{ pkApply, version, line: line({ papers, contactName: '孙一' }) }],
  })
  expect(await submit(pkApply)).toMatchObject({ ok: true })
  await approveAs('SIGNUP', 'PENDING_DIRECTOR')(world, pkApply, 'supplierDirector')
  await answer(world, pkApply, grant(365))
  expect(await detail(pkApply)).toMatchObject({
    application: { state: 'DONE' },
    papers: [{ opinion: null }, { opinion: null }],
  })
})

test('an opinion of nothing is refused, and the application stays where it is', async () => {
  const pkApply = await atFunder()
  const body = { opinions: [{ document: '财务报表', opinion: ' ' }] }
  const reply = { answer: 'RETURN', comment: '材料不完整，请补件', body } as const
  await expect(answer(world, pkApply, reply)).rejects.toMatchObject({ code: '01000331' })
  expect((await detail(pkApply)).application.state).toBe('PENDING_FUNDER')
})

test('a refusal closes the product for its days; another product is open', async () => {
  const pkApply = await atFunder()
  await answer(world, pkApply, { answer: 'REJECT' })
  const from = addDays(todayOf(world.clock), RETRY_DAYS)
  expect(await productOf()).toMatchObject({ state: 'NONE', retryFrom: from })
  await expect(submit(await draft())).rejects.toMatchObject({ code: '09000112' })
  expect(await submit(await draft({ fkProduct: signupProductOf(1) }))).toMatchObject({ ok: true })
  world.clock.advanceDays(RETRY_DAYS)
  expect(await productOf()).toMatchObject({ retryFrom: null, blockedReason: null })
})

test('of two that are submitted at once one is under way; withdrawn or void, it is in nobody’s way', async () => {
  const [first, second] = [await draft(), await draft()]
  const sent = await Promise.all(
    [first, second].map((pkApply) => submitRequest('SIGNUP', as(world, 'supplierOperator'), pkApply)),
  )
  const answers = (await Promise.all(sent.map((send) => send()))).flatMap(({ results }) => results)
  expect(answers.filter(({ ok }) => !ok).map(({ code }) => code)).toEqual(['09000111'])
  const [won, lost] = answers[0]?.ok ? [first, second] : [second, first]
  expect(await withdraw(world, won, 'supplierOperator', 'SIGNUP')).toMatchObject({ ok: true })
  expect(await submit(lost)).toMatchObject({ ok: true })
  await approveAs('SIGNUP', 'PENDING_DIRECTOR')(world, lost, 'supplierDirector')
  await answer(world, lost, { answer: 'RETURN', comment: '材料不完整，请补件' })
  expect(await cancel(world, lost, 'supplierOperator', 'SIGNUP')).toMatchObject({ ok: true })
  expect(await productOf()).toMatchObject({ open: null, blockedReason: null })
})

test('an extension in the last days goes on from the first day; its end is told once, to those who can extend', async () => {
  const began = todayOf(world.clock)
  await answer(world, await atFunder(), grant(60))
  expect(await remindQualifications(world)).toBe(0)
  world.clock.advanceDays(40)
  expect([await remindQualifications(world), await remindQualifications(world)]).toEqual([1, 0])
  const told = await t.database.read
    .selectFrom('message')
    .select(['userId', 'params'])
    .where('notice', '=', 'QUALIFICATION_SOON')
    .execute()
  expect(told.map(({ userId }) => userId).sort()).toEqual(
    [world.people.supplierOperator.userId, world.people.supplierDirector.userId].sort(),
  )
  expect(JSON.parse(told[0]?.params ?? '')).toEqual(['融资资格 0', addDays(began, 60)])
  expect(await productOf()).toMatchObject({ state: 'SOON', blockedReason: null })
  await answer(world, await atFunder(), grant(365))
  expect(await productOf()).toMatchObject({ state: 'VALID', qualifiedFrom: began })
})

test('products are nobody else’s: another enterprise has none of it, and its files are not shown', async () => {
  await atFunder()
  const others = await signupProducts(reading(world, 'otherSupplier'))
  expect(others.every(({ state, open }) => state === 'NONE' && open === null)).toBe(true)
  const foreign = { lines: [line()] }
  await expect(formOf('SIGNUP').save(as(world, 'otherSupplier'), foreign)).rejects.toMatchObject({ code: '01000302' })
})

test('in a demonstration the funder decides by the last digit of the contact’s number', async () => {
  const states: string[] = []
  for (const digit of ['0', '1', '2', '3']) {
    const pkApply = await atFunder({ fkProduct: signupProductOf(Number(digit)), contactMobile: `1380000040${digit}` })
    await simulate(world, 0)
    states.push((await detail(pkApply)).application.state)
  }
  expect(states).toEqual(['DONE', 'REJECTED', 'RETURNED', 'PENDING_FUNDER'])
})
