import { type FlowRow, type FlowStep, funder as funderStep, platform as platformStep } from '@jinpiao/contract/flowRow'
import type { InstitutionReply, OutsideTask } from '@jinpiao/contract/outside'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { own } from '../acts/said.ts'
import { businesses as landed } from '../business/all.ts'
import { issueBusiness } from '../business/issue/issue.ts'
import { rowOf } from '../flow/application.ts'
import type { Businesses, Heard } from '../flow/business.ts'
import { withdrawAll } from '../flow/decisions.ts'
import { openTasks } from '../queries/tasks.ts'
import { draft, submit } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, type World } from '../testing/world.ts'
import { type Answerer, answerTask } from './answerTask.ts'
import { expireApplications } from './expire.ts'

/** No landed type asks an institution yet: here an issue goes straight to the platform, then to a funder. */
const asking: FlowStep[] = [platformStep({ mayReturn: true }), funderStep({ days: null })]
const steps = rowOf({ businessType: 'ISSUE' }).steps as FlowRow['steps'][number][]
const usual = [...steps]

let t: TestDatabase
let world: World
let funder: string
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  const { read } = t.database
  const corp = await read
    .selectFrom('corp')
    .select(['pkCorp', 'creditCode'])
    .where('pkCorp', '=', world.stranger)
    .executeTakeFirstOrThrow()
  funder = corp.creditCode
})
beforeEach(() => {
  steps.splice(0, steps.length, ...asking)
})
afterEach(() => {
  steps.splice(0, steps.length, ...usual)
})
afterAll(() => t.drop())

const heard: Heard[] = []
const issue = issueBusiness as NonNullable<Businesses['ISSUE']>
const businesses = (): Businesses => ({
  ...landed,
  ISSUE: {
    ...issue,
    asked: async () => ({ fkFunder: world.stranger }),
    judges: { PLATFORM: { APPROVE: { registrationNo: own(z.string()) } } },
    heard: async (_act, _application, _payload, answer) => {
      heard.push(answer)
    },
  },
})
const platform: Answerer = { institution: 'PLATFORM', name: '平台', by: 'KEY' }
const funding = (): Answerer => ({ institution: 'FUNDER', funder, name: '江城银行', by: 'KEY' })
const answer = (answerer: Answerer, reply: Partial<InstitutionReply> & { pkTask: string; evidenceKey: string }) =>
  answerTask(
    world,
    answerer,
    {
      answer: 'APPROVE',
      comment: '',
      // The platform proves its yes; a no proves nothing.
      body:
        answerer.institution === 'PLATFORM' && (reply.answer ?? 'APPROVE') === 'APPROVE'
          ? { registrationNo: 'R1' }
          : {},
      ...reply,
    },
    businesses(),
  )
const tasksOf = async (answerer: Answerer, pkApply: string): Promise<OutsideTask[]> => {
  const open = await openTasks(t.database.read, answerer, { limit: 100 })
  const { applyNo } = await application(pkApply)
  return open.filter(({ no }) => no === applyNo)
}
const application = (pkApply: string) =>
  t.database.read.selectFrom('application').selectAll().where('pkApply', '=', pkApply).executeTakeFirstOrThrow()
/** What its submitter has been told. */
const toldOf = (pkApply: string) =>
  t.database.read
    .selectFrom('message')
    .select(['notice', 'params'])
    .where('target', '=', `application:${pkApply}`)
    .where('userId', '=', world.people.operator.userId)
    .execute()
const key = () => crypto.randomUUID()

/** A submitted application, and the task of the platform that it has become. */
async function asked() {
  const pkApply = await draft(world)
  await submit(world, pkApply)
  const [task] = await tasksOf(platform, pkApply)
  if (task === undefined) throw new Error('the platform is not asked')
  return { pkApply, task, pkTask: task.pkTask }
}

test('a step of an institution is a task of it: number, enterprise, what is asked', async () => {
  const { pkApply, task } = await asked()
  const { applyNo } = await application(pkApply)
  expect(task).toMatchObject({
    kind: 'APPLICATION',
    institution: 'PLATFORM',
    no: applyNo,
    corpName: expect.any(String),
  })
  expect(task.body).toMatchObject({ businessType: 'ISSUE', amount: expect.stringMatching(/^\d+\.\d\d$/) })
  expect(await tasksOf(funding(), pkApply)).toEqual([])
})

test('its answer moves the application on, is heard by the business, and the next institution is asked', async () => {
  const { pkApply, pkTask } = await asked()
  heard.length = 0
  expect(await answer(platform, { pkTask, evidenceKey: key() })).toEqual({ isRepeated: false })
  expect((await application(pkApply)).state).toBe('PENDING_FUNDER')
  expect((await application(pkApply)).outcome).toBe('{"PLATFORM":{"registrationNo":"R1"}}')
  expect(heard).toMatchObject([{ from: 'PLATFORM', answer: 'APPROVE', body: { registrationNo: 'R1' } }])
  expect(await tasksOf(platform, pkApply)).toEqual([])
  const [next] = await tasksOf(funding(), pkApply)
  await answer(funding(), { pkTask: next?.pkTask ?? '', evidenceKey: key() })
  expect((await application(pkApply)).state).toBe('DONE')
  expect(await toldOf(pkApply)).toMatchObject([
    { notice: 'APPLICATION_DONE', params: expect.stringContaining('FUNDER') },
  ])
  const facts = await t.database.read
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('target', '=', `task:${pkTask}`)
    .execute()
  expect(facts).toMatchObject([{ action: 'OUTSIDE.APPROVE', after: expect.stringContaining('"name":"平台"') }])
})

test('twice: the same evidence key takes effect once, ten times at once as well', async () => {
  const { pkTask } = await asked()
  const evidenceKey = key()
  const answers = await Promise.all(Array.from({ length: 10 }, () => answer(platform, { pkTask, evidenceKey })))
  expect(answers.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1)
  expect(await answer(platform, { pkTask, evidenceKey })).toEqual({ isRepeated: true })
})

test('contradicting: the same key with another answer, and another key for what is answered, change nothing', async () => {
  const { pkApply, pkTask } = await asked()
  const evidenceKey = key()
  await answer(platform, { pkTask, evidenceKey })
  const other = { pkTask, answer: 'REJECT', comment: '合同缺页，请补充' } as const
  await expect(answer(platform, { ...other, evidenceKey })).rejects.toMatchObject({ code: '99000409' })
  await expect(answer(platform, { ...other, evidenceKey: key() })).rejects.toMatchObject({ code: '04000124' })
  expect((await application(pkApply)).state).toBe('PENDING_FUNDER')
})

test('two different answers at once, as from two servers: one is taken, the other refused', async () => {
  const { pkApply, pkTask } = await asked()
  const outcomes = await Promise.allSettled([
    answer(platform, { pkTask, evidenceKey: key() }),
    answer(platform, { pkTask, evidenceKey: key(), answer: 'REJECT', comment: '合同缺页，请补充' }),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(['PENDING_FUNDER', 'REJECTED']).toContain((await application(pkApply)).state)
})

test('from the wrong institution or another funder: the task is not there', async () => {
  const { pkApply, pkTask } = await asked()
  const bank: Answerer = { institution: 'BANK', name: '银行', by: 'KEY' }
  await expect(answer(bank, { pkTask, evidenceKey: key() })).rejects.toMatchObject({ code: '01000302' })
  await answer(platform, { pkTask, evidenceKey: key() })
  const [next] = await tasksOf(funding(), pkApply)
  const other: Answerer = { ...funding(), funder: '91350200612038887A' }
  expect(await tasksOf(other, pkApply)).toEqual([])
  const given = { pkTask: next?.pkTask ?? '', evidenceKey: key() }
  await expect(answer(other, given)).rejects.toMatchObject({ code: '01000302' })
})

test('late: what was withdrawn or has expired has no task, and an answer to it is refused', async () => {
  const withdrawn = await asked()
  await withdrawAll(businesses(), issue as never, as(world, 'operator'), { pkApplys: [withdrawn.pkApply] })
  const { pkApply, pkTask } = withdrawn
  expect([(await application(pkApply)).state, await tasksOf(platform, pkApply)]).toEqual(['WITHDRAWN', []])
  await expect(answer(platform, { pkTask, evidenceKey: key() })).rejects.toMatchObject({ code: '04000114' })
})

test('an answer to a form that has been corrected since is refused: it speaks of the earlier one', async () => {
  const { pkApply, pkTask } = await asked()
  await answer(platform, { pkTask, evidenceKey: key(), answer: 'RETURN', comment: '合同缺页，请补充' })
  expect((await application(pkApply)).state).toBe('RETURNED')
  await submit(world, pkApply)
  const [again] = await tasksOf(platform, pkApply)
  expect(again?.pkTask).not.toBe(pkTask)
  await expect(answer(platform, { pkTask, evidenceKey: key() })).rejects.toMatchObject({ code: '99000409' })
  await answer(platform, { pkTask: again?.pkTask ?? '', evidenceKey: key() })
  expect((await application(pkApply)).state).toBe('PENDING_FUNDER')
})

test('evidence that lacks what the business needs is refused by its fields, and nothing of it stays', async () => {
  const { pkApply, pkTask } = await asked()
  const evidenceKey = key()
  const empty = answer(platform, { pkTask, evidenceKey, body: {} })
  await expect(empty).rejects.toMatchObject({ code: '01000330', values: ['registrationNo'] })
  expect((await application(pkApply)).state).toBe('PENDING_PLATFORM')
  expect(await answer(platform, { pkTask, evidenceKey })).toEqual({ isRepeated: false })
})

test('the submitter is told of the end, by whom and why', async () => {
  const { pkApply, pkTask } = await asked()
  await answer(platform, { pkTask, evidenceKey: key(), answer: 'REJECT', comment: '合同缺页，请补充' })
  expect(await toldOf(pkApply)).toMatchObject([
    { notice: 'APPLICATION_REJECTED', params: expect.stringContaining('合同缺页') },
  ])
})

test('never: a step that may end by itself does so, and its task with it; another waits as long as it takes', async () => {
  const { pkApply } = await asked()
  const waiting = await asked()
  await answer(platform, { pkTask: waiting.pkTask, evidenceKey: key() })
  world.clock.advanceDays(16)
  await expireApplications(world)
  expect([(await application(pkApply)).state, await tasksOf(platform, pkApply)]).toEqual(['EXPIRED', []])
  expect((await application(waiting.pkApply)).state).toBe('PENDING_FUNDER')
  expect(await tasksOf(funding(), waiting.pkApply)).toHaveLength(1)
})
