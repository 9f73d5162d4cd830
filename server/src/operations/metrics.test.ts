import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Watch } from '../db/watch.ts'
import { createLog } from '../log.ts'
import { draft, submit } from '../testing/steps.ts'
import { testClock } from '../testing/testClock.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld } from '../testing/world.ts'
import { jobReport } from './jobReport.ts'
import { createMetrics } from './metrics.ts'

let t: TestDatabase
beforeAll(async () => {
  t = await createTestDatabase()
})
afterAll(() => t.drop())

const clock = testClock()
const watch = {
  awaySince: undefined as number | undefined,
  failed: () => undefined,
  look: async () => true,
  stop: () => undefined,
} satisfies Watch
const metrics = () => createMetrics({ database: t.database, watch, fileWatch: watch, clock, wall: clock })
const valueOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1),
  )

test('requests are counted by route and outcome, refusals by code', async () => {
  const counted = metrics()
  const answer = { method: 'GET', route: '/api/web/v1/tickets', seconds: 0.02 }
  counted.answered({ ...answer, status: 200, code: '' })
  counted.answered({ ...answer, status: 200, code: '01000202' })
  counted.answered({ ...answer, status: 401, code: '99999999' })
  counted.answered({ ...answer, status: 503, code: '99000504' })
  counted.answered({ ...answer, status: 500, code: '99999998' })
  const text = await counted.text()
  for (const outcome of ['done', 'refused', 'no session', 'unavailable', 'failed']) {
    const labels = `method="GET",route="/api/web/v1/tickets",outcome="${outcome}"`
    expect(valueOf(text, `jinpiao_request_seconds_count{${labels}}`), outcome).toBe(1)
  }
  expect(valueOf(text, 'jinpiao_refusals_total{code="01000202"}')).toBe(1)
})

test('acts that were committed are counted by their names, and how long they waited for rows; refused, nothing is', async () => {
  const world = await createWorld(t.database)
  const acts = async () => valueOf(await metrics().text(), 'jinpiao_acts_total{act="ISSUE.SUBMIT"}') || 0
  const before = await acts()
  const pkApply = await draft(world)
  await submit(world, pkApply)
  expect((await acts()) - before).toBe(1)
  await expect(submit(world, pkApply)).rejects.toMatchObject({ code: '04000114' })
  expect((await acts()) - before).toBe(1)
  const text = await metrics().text()
  expect(valueOf(text, 'jinpiao_locks_total')).toBeGreaterThan(0)
  expect(valueOf(text, 'jinpiao_lock_seconds_total')).toBeGreaterThan(0)
  // No label tells of whom.
  expect(text).not.toContain(pkApply)
})

test('a run of a job of which a part has failed is a failed run, and its last success stays', async () => {
  const counted = metrics()
  const report = jobReport(createLog('silent'), counted)
  const run = (error?: Error) => {
    const end = report.began('daily')
    if (error) report.failed('daily', error)
    end()
  }
  run()
  const before = valueOf(await counted.text(), 'jinpiao_job_last_success_timestamp_seconds{job="daily"}')
  clock.advance(60_000)
  run(new Error('no'))
  const text = await counted.text()
  expect(valueOf(text, 'jinpiao_job_last_success_timestamp_seconds{job="daily"}')).toBe(before)
  expect(valueOf(text, 'jinpiao_job_seconds_count{job="daily",outcome="failed"}')).toBe(1)
  expect(valueOf(text, 'jinpiao_job_seconds_count{job="daily",outcome="done"}')).toBe(1)
})

test('messages that wait and that were given up are told, and how long the first has waited', async () => {
  const at = new Date(clock.now() - 90_000).toISOString()
  const row = { topic: 'SMS', payload: '{}', createdAt: at, lastError: '', tries: 0 }
  await t.database.write((tx) =>
    tx
      .insertInto('outbox')
      .values([
        { ...row, pkOutbox: 'waits', dueAt: at, deliveredAt: null },
        { ...row, pkOutbox: 'dead', dueAt: null, deliveredAt: null },
        { ...row, pkOutbox: 'gone', dueAt: null, deliveredAt: at },
      ])
      .execute(),
  )
  const text = await metrics().text()
  expect(valueOf(text, 'jinpiao_outbox_messages{state="waiting"}')).toBe(1)
  expect(valueOf(text, 'jinpiao_outbox_messages{state="dead"}')).toBe(1)
  expect(valueOf(text, 'jinpiao_outbox_oldest_seconds')).toBe(90)
})

test('of a database that is away it is told that it is, and nothing is asked', async () => {
  watch.awaySince = 1
  const closed = createMetrics({
    watch,
    fileWatch: watch,
    clock,
    wall: clock,
    database: { ...t.database, read: undefined as never },
  })
  expect(valueOf(await closed.text(), 'jinpiao_database_away')).toBe(1)
  watch.awaySince = undefined
})

test('what the dashboard and the alerts ask for is told', async () => {
  const folder = join(import.meta.dirname, '../../../docs/operations')
  const asked = ['alerts.yml', 'dashboard.json'].flatMap(
    (file) => readFileSync(join(folder, file), 'utf8').match(/\b(?:jinpiao|nodejs|process)_\w+/g) ?? [],
  )
  const counted = metrics()
  counted.jobRan('daily', 1, false)
  counted.answered({ method: 'GET', route: 'file', status: 503, code: '99000504', seconds: 1 })
  const told = await counted.text()
  expect(new Set(asked).size).toBeGreaterThan(8)
  expect([...new Set(asked)].filter((name) => !told.includes(`${name}{`) && !told.includes(`${name} `))).toEqual([])
})
