import { type BusinessType, businessTypes, flowOf, type Institution } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import { type InstitutionReply, type OutsideTask, type TaskKind, taskKindNames } from '@jinpiao/contract/outside'
import type { Language } from '@jinpiao/contract/words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJob } from '../acts/command.ts'
import type { Judge } from '../acts/evidence.ts'
import { newPk } from '../acts/keys.ts'
import { applyForWhiteList } from '../acts/registrations.ts'
import { businesses } from '../business/all.ts'
import type { Database } from '../db/database.ts'
import { BusinessError, isBusinessError } from '../domain/businessError.ts'
import { type Clock, instantOf, todayOf } from '../domain/clock.ts'
import type { TaskHandler } from '../flow/taskHandler.ts'
import { taskHandlers } from '../outside/taskHandlers.ts'
import { openTasksBefore, type TaskOwner, taskOf } from '../queries/tasks.ts'
import { creditCodeOfOther } from '../seed/registry.ts'
import { claimables } from '../testing/claimed.ts'
import { contentOf } from '../testing/contentOf.ts'
import { hostileAnswers } from '../testing/hostileAnswers.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { openFor } from '../testing/walk/openings.ts'
import { reach } from '../testing/walk/reach.ts'
import { as, createWorld, type World } from '../testing/world.ts'
import { answerTask } from './answerTask.ts'
import { proofOf } from './simulated/answer.ts'
import { systemContext } from './system.ts'

interface Place {
  database: Database
  clock: Clock
}
interface Asked {
  task: OutsideTask
  owner: TaskOwner
}

/** A number of each kind that was given to something else, of whichever enterprise. */
const TAKEN = 'TAKEN-0001'
/** A code that opens somebody's registration in the demonstration. */
const INVITED = 'YUNQI2026001'
const seen = new Set<string>()
/** What was refused, each with its kind: `BANK FINANCE: paidOn: "2026-13-99"`. */
const refused = new Set<string>()
const keyOf = ({ kind, institution, body }: OutsideTask) =>
  kind === 'APPLICATION' ? `${String(body['businessType'])} ${institution}` : kind

/** What accepts a task of a kind that is no step of an application. */
const rightBody: Record<Exclude<TaskKind, 'APPLICATION'>, (task: OutsideTask, place: Place) => object> = {
  EXCHANGE_PAYMENT: () => ({}),
  FEE_PAYMENT: () => ({}),
  INVOICE_CHECK: () => ({ state: 'PASSED' }),
  DEDUCTION: ({ body }, { clock }) => ({ bankSerial: 'BANK-8888', paidOn: todayOf(clock), paid: body['amount'] }),
  LOAN_TRANSFER: ({ body }, { clock }) => ({ paidOn: todayOf(clock), paid: body['amount'] }),
  RECEIPT: () => ({}),
  REGISTRATION: () => ({}),
  WHITE_LIST: () => ({}),
  REMITTANCE: ({ body: { accountName: name, accountNo, amount } }) => ({
    name,
    accountNo,
    amount,
    bankSerial: 'BANK-9999',
  }),
  UKEY_ORDER: ({ body }) => ({
    activationCode: 'ABC123',
    ...(body['receiveWay'] === 'POST' &&
      body['kind'] !== 'RENEW' && { expressCompany: '顺丰速运', expressNo: 'SF20261121' }),
  }),
  CCB_OPENING: () => ({ contractNo: 'CCB-0001' }),
}

const rightReply = (task: OutsideTask, place: Place, lines: readonly number[]): Partial<InstitutionReply> => {
  const [line] = lines
  const body = task.kind === 'APPLICATION' ? proofOf(task, line) : { ...rightBody[task.kind](task, place) }
  return { answer: 'APPROVE', body, ...(line !== undefined && { line }) }
}

const send = (place: Place, { task, owner }: Asked, reply: Partial<InstitutionReply>) =>
  answerTask(
    place,
    { ...owner, name: owner.institution, by: 'KEY' },
    { pkTask: task.pkTask, evidenceKey: newPk(), answer: 'APPROVE', comment: '', body: {}, ...reply },
  )

/** What would judge an answer now; nothing of it stays. */
async function judgeOf({ database, clock }: Place, { task, owner }: Asked) {
  const found: { judge?: Judge<unknown>; lines: readonly number[] } = { lines: [] }
  const stored = await taskOf(database.read, owner, task.pkTask)
  if (stored === undefined) throw new Error(`${task.pkTask} is gone`)
  const handler: TaskHandler<unknown> = taskHandlers[task.kind]
  await expect(
    runJob(systemContext({ database, clock }, stored.fkCorp), async (act) => {
      const about = await handler.open(act, stored, businesses)
      found.judge = handler.judge(about, stored)
      found.lines = handler.lines?.(about) ?? []
      throw new BusinessError('99000409')
    }),
  ).rejects.toThrow()
  if (found.judge === undefined) throw new Error(`nothing judges ${keyOf(task)}`)
  return { stored, judge: found.judge, lines: found.lines }
}

const isSentence = (error: BusinessError, language: Language) => {
  const text = error.text(language)
  return text.length > 5 && !/\{|undefined|null/.test(text.replace('answer', ''))
}

/** Sends every hostile answer to a task, and then the right one. */
async function prove(place: Place, asked: Asked, foreignFile: string): Promise<void> {
  const { task } = asked
  const { stored, judge, lines } = await judgeOf(place, asked)
  const { institution, fkFunder } = stored
  await place.database.write(async (tx) => {
    for (const kind of ['bankSerial', 'billNo', 'invoiceNo'])
      await tx
        .insertInto('given_number')
        .values({ institution, fkFunder: fkFunder ?? '', kind, number: TAKEN, target: '', line: null, no: '', at: '' })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  })
  const right = rightReply(task, place, lines)
  const [line] = lines
  const around = {
    today: todayOf(place.clock),
    foreignFile,
    takenOf: (name: string) => (name === 'inviteCode' ? INVITED : TAKEN),
    lines,
  }
  const before = await contentOf(place.database)
  for (const { what, reply } of hostileAnswers(judge, right.body ?? {}, around)) {
    const name = `${keyOf(task)}: ${what}`
    const answer = await send(place, asked, { ...(line !== undefined && { line }), ...reply }).catch((error) => error)
    expect(isBusinessError(answer), `${name} → ${String(answer?.stack ?? JSON.stringify(answer))}`).toBe(true)
    for (const language of ['zh-CN', 'en-US'] as const)
      expect(isSentence(answer, language), `${name}: ${answer.text(language)}`).toBe(true)
    refused.add(name)
  }
  expect(await contentOf(place.database), `${keyOf(task)}: nothing has changed`).toEqual(before)
  expect((await taskOf(place.database.read, asked.owner, task.pkTask))?.state).toBe('OPEN')
  expect(await send(place, asked, right), keyOf(task)).toEqual({ isRepeated: false })
  seen.add(keyOf(task))
}

const openTasks = ({ database, clock }: Place) => openTasksBefore(database.read, instantOf(clock))
const stepsOfInstitutions = businessTypes.flatMap((type) =>
  flowOf(type).steps.flatMap((step) =>
    isDecision(step) || step.from === 'COUNTERPARTY' || step.asks === 'LATER'
      ? []
      : [[type, step.from, step.state] as [BusinessType, Institution, typeof step.state]],
  ),
)

/** Somebody whom nobody has invited applies for the white list. */
async function wishToJoin({ database, clock }: Place): Promise<void> {
  const mobile = '13900000077'
  const pkFile = newPk()
  const about = { name: '合作证明.pdf', size: 1, mime: 'application/pdf', sha256: 'f'.repeat(64) }
  const row = { ...about, pkFile, mobile, at: instantOf(clock) }
  await database.write((tx) => tx.insertInto('register_file').values(row).execute())
  await applyForWhiteList(
    { database, clock, mobile, requestId: newPk(), ip: '127.0.0.1', userAgent: 'test', language: 'zh-CN' },
    {
      corpName: '东湖铸件有限公司',
      creditCode: creditCodeOfOther('望江包装材料厂'),
      contactName: '孟夏',
      coreName: '华岳重工股份有限公司',
      fileIds: [pkFile],
    },
  )
}

let t: TestDatabase
let world: World
let app: TestApp
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  app = await createTestApp()
})
afterAll(async () => {
  await app.close()
  await t.drop()
})

/** A file of an enterprise that the task is not about. */
const strangersFile = () => world.files[world.stranger] ?? ''

test.each(stepsOfInstitutions)(
  '%s %s: what is not so, not possible or not asked is refused',
  async (type, from, state) => {
    // The right answer to the step before may have brought it here.
    const find = async () => (await openTasks(world)).find(({ task }) => keyOf(task) === `${type} ${from}`)
    if ((await find()) === undefined) await reach(world, type, state)
    const asked = await find()
    if (asked === undefined) throw new Error(`${from} is not asked about ${type}`)
    await prove(world, asked, strangersFile())
  },
)

test('the same of a key that is made, and of a product that a bank opens', async () => {
  await reach(world, 'UKEY_APPLY', 'DONE')
  await openFor(as(world, 'supplierDirector'), 'CCB')
  const asked = (await openTasks(world)).filter(({ task }) => /^(UKEY_ORDER|CCB_OPENING)$/.test(task.kind))
  expect(new Set(asked.map(({ task }) => task.kind)).size).toBe(2)
  for (const each of asked) await prove(world, each, strangersFile())
})

test('the same of a transfer that a borrower has reported, and of a payment of which a funder is the payee', async () => {
  const transfer = await claimables.LOAN(world)
  await transfer.make()
  const payment = await claimables.REDEEM(world)
  await world.database.write((tx) =>
    tx.updateTable('redeem_line').set({ fkPayee: world.funder }).where('state', '=', 'PAYING').execute(),
  )
  await payment.make()
  const asked = (await openTasks(world)).filter(({ task }) => /^(LOAN_TRANSFER|RECEIPT)$/.test(task.kind))
  expect(new Set(asked.map(({ task }) => task.kind)).size).toBe(2)
  for (const each of asked) await prove(world, each, strangersFile())
})

test('the same of everything that a demonstration is asked', async () => {
  const { database, clock } = app.services
  await wishToJoin({ database, clock })
  for (const asked of await openTasks({ database, clock })) {
    if (seen.has(keyOf(asked.task))) continue
    await prove({ database, clock }, asked, 'none')
  }
})

test('no kind of task, and no step, is left out', () => {
  const steps = stepsOfInstitutions.map(([type, from]) => `${type} ${from}`)
  const kinds = taskKindNames.filter((kind) => kind !== 'APPLICATION')
  expect([...steps, ...kinds].filter((key) => !seen.has(key))).toEqual([])
})

/** What institutions had once answered, and was taken. */
test.each([
  ['ten times the rate of the product', /^SELF_LOAN_APPLY FUNDER: rateBp: 10000$/],
  ['a day that there is not', /^FINANCE BANK: paidOn: "2026-13-99"$/],
  ['a day in seventy years', /^FINANCE BANK: paidOn: "2099-01-01"$/],
  ['a time in the century before', /^REDEEM BANK: paidAt: "1901-01-01T/],
  ['a time in the century after', /^REDEEM BANK: paidAt: "2199-01-01T/],
  ['a file, also of somebody else: no institution shows one of a payment', /^REDEEM BANK: also pkFile$/],
  ['a serial that was given for something else', /^REDEEM BANK: bankSerial of another$/],
  ['a line of what has none', /^FINANCE BANK: line 999$/],
  ['a line that there is not', /^REDEEM BANK: line 999$/],
  ['a qualification that ended years ago', /^SIGNUP FUNDER: validTo: "2021-12-31"$/],
  ['another amount than was asked', /: (amount|paid): "\d+\.\d\d"$/],
])('%s is refused', (_, what) => {
  expect([...refused].filter((each) => what.test(each)).length).toBeGreaterThan(0)
})
