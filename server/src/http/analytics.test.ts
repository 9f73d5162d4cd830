import { type AnalyticsEvent, chooseAnalytics, dailyAnalytics, sendEvents } from '@jinpiao/contract/analytics'
import type { BodyOf } from '@jinpiao/contract/endpoint'
import { getPlatformDocument, savePlatformDocument } from '@jinpiao/contract/platform'
import { getSecurity } from '@jinpiao/contract/session'
import { addDays } from '@jinpiao/values/days'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, todayOf } from '../domain/clock.ts'
import { aggregateAnalytics } from '../jobs/analytics.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import type { TestClient } from '../testing/testClient.ts'

let t: TestApp
let client: TestClient
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())
const entered = async (key: 'CO' | 'CD' | 'FM') => {
  const one = t.client()
  await one.enter(key)
  return one
}
beforeEach(async () => {
  client = await entered('CO')
  await t.services.database.write((tx) => tx.deleteFrom('analytics_event').execute())
})

let serial = 0
/** A page that was looked at, with what a test says otherwise. */
const event = (given: object = {}) =>
  ({
    id: String(++serial).padStart(26, '0'),
    session: 'S'.repeat(26),
    seq: serial,
    at: '2026-11-28T10:00:00.000+08:00',
    type: 'page',
    route: '/my/invoice/query',
    ms: 2000,
    ...given,
  }) as AnalyticsEvent
const submitted = { type: 'act', call: 'POST /v1/analytics/events', code: '0', ms: 30 }
const send = (...events: AnalyticsEvent[]) => client.call(sendEvents, { body: { events } as BodyOf<typeof sendEvents> })
const kept = () => t.services.database.read.selectFrom('analytics_event').selectAll().orderBy('id').execute()

describe('spec §9: events of usage', () => {
  test('what is sent twice counts once, and both answers name it', async () => {
    const [one, two] = [event(), event(submitted)]
    expect((await send(one)).data).toEqual({ accepted: [one.id] })
    expect((await send(one, two, one)).data).toEqual({ accepted: [one.id, two.id, one.id] })
    expect((await kept()).map(({ id, outcome, ms }) => [id, outcome, ms])).toEqual([
      [one.id, '', 2000],
      [two.id, 'POST /v1/analytics/events 0', 30],
    ])
  })

  test('at most 100 come at once, and every one has the form of an event', async () => {
    const many = Array.from({ length: 101 }, () => event())
    expect((await send(...many)).code).toBe('01000303')
    expect((await send(...many.slice(1))).code).toBe('0')
    expect(await kept()).toHaveLength(100)
  })

  test.each([
    ['an address with a query', { route: '/my/invoice/query?keyword=hidden' }],
    ['a number in an address', { route: '/my/invoice/SQ20261128000001' }],
    ['a name in an address', { route: '/my/江城精铸' }],
    ['a number behind the second', { at: '2026-11-28T10:00:00.13800000401+08:00' }],
    ['words in place of a code', { ...submitted, code: 'hidden' }],
    ['an amount in place of a call', { ...submitted, call: '1000.00' }],
    ['a kind of its own', { type: 'form' }],
  ])('there is no room for what somebody has typed: %s', async (_, given) => {
    expect((await send(event(given))).code).toBe('01000303')
    expect(await kept()).toEqual([])
  })

  test('fields that no event has are dropped; what only looks like a call or a code of ours is not kept', async () => {
    const strange = event({ ...submitted, call: 'POST /corp/v1/wangwu' })
    const unknown = event({ ...submitted, code: '19900101' })
    const sent = [event({ value: 'hidden', personName: 'hidden' }), strange, unknown]
    expect((await send(...sent)).data.accepted).toEqual(sent.map(({ id }) => id))
    const rows = await kept()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('hidden')
  })

  test('whose they are is a digest of the day, and nobody can tell it when the day is over', async () => {
    await send(event())
    client = await entered('CD')
    await send(event())
    t.clock.advance(DAY_MS)
    client = await entered('CO')
    await send(event())
    const digests = (await kept()).map(({ personDigest }) => personDigest)
    expect(new Set(digests).size).toBe(3)
    await aggregateAnalytics({ database: t.services.database, clock: t.clock })
    const secrets = await t.services.database.read.selectFrom('analytics_secret').select('day').execute()
    expect(secrets).toEqual([{ day: todayOf(t.clock) }])
  })

  test('events extend no session and leave no trace in the log', async () => {
    const deadline = async () => (await client.call(getSecurity)).data.expiresAt
    const logged = () => t.services.database.read.selectFrom('audit_log').select('seq').execute()
    const [before, log] = [await deadline(), (await logged()).length]
    t.clock.advance(5000)
    await send(event())
    const session = await t.services.database.read.selectFrom('session').select('expiresAt').execute()
    expect(session.map(({ expiresAt }) => expiresAt)).toContain(before)
    expect(await logged()).toHaveLength(log)
  })

  test('nobody without a session sends any', async () => {
    client = t.client()
    expect((await send(event())).status).toBe(401)
  })
})

describe('who may be recorded', () => {
  const choose = (analytics: boolean) => client.call(chooseAnalytics, { body: { analytics } })
  const own = async () => (await client.call(getSecurity, { query: { user3Required: 'true' } })).data.user3?.analytics
  const setPlatform = async (analytics: string) => {
    const operator = await entered('FM')
    const { document, version } = (await operator.call(getPlatformDocument)).data
    const body = { document: JSON.stringify({ ...JSON.parse(document), analytics }), version }
    expect((await operator.call(savePlatformDocument, { body })).code).toBe('0')
  }

  test('who says no takes back today’s events, and no more are kept; the sender is told to forget them', async () => {
    await send(event())
    expect(await own()).toBeUndefined()
    expect((await choose(false)).code).toBe('0')
    expect([await own(), await kept()]).toEqual([false, []])
    const one = event()
    expect((await send(one)).data).toEqual({ accepted: [one.id] })
    expect(await kept()).toEqual([])
    await choose(true)
    await send(one)
    expect(await kept()).toHaveLength(1)
  })

  test('who says no while events are under way, or just after midnight, has none of them kept', async () => {
    await choose(true)
    await send(event())
    t.clock.advance(DAY_MS)
    client = await entered('CO')
    const sent = Array.from({ length: 8 }, () => send(event()))
    await Promise.all([...sent, choose(false)])
    expect(await kept()).toEqual([])
    await choose(true)
  })

  test('ASK: only of who has said yes; OFF: of nobody', async () => {
    await setPlatform('ASK')
    client = await entered('CD')
    await send(event())
    expect(await kept()).toEqual([])
    await choose(true)
    await send(event())
    expect(await kept()).toHaveLength(1)
    await setPlatform('OFF')
    await send(event())
    expect(await kept()).toHaveLength(1)
    await setPlatform('ON')
  })
})

describe('what days come to', () => {
  test('each day once, whatever runs twice', async () => {
    const { database } = t.services
    const day = todayOf(t.clock)
    const rows = () =>
      database.read.selectFrom('analytics_daily').selectAll().where('day', '=', day).orderBy('type').execute()
    await send(event(), event({ ms: 500 }), event(submitted), event({ type: 'problem', kind: 'network' }))
    client = await entered('CD')
    await send(event())
    const job = { database, clock: t.clock }
    await aggregateAnalytics(job)
    expect(await rows()).toEqual([])
    t.clock.advance(DAY_MS)
    await Promise.all([aggregateAnalytics(job), aggregateAnalytics(job)])
    await aggregateAnalytics(job)
    const of = { day, route: '/my/invoice/query' }
    expect(await rows()).toEqual([
      { ...of, type: 'act', outcome: 'POST /v1/analytics/events 0', count: 1, people: 1, msMean: 30 },
      { ...of, type: 'page', outcome: '', count: 3, people: 2, msMean: 1500 },
      { ...of, type: 'problem', outcome: 'network', count: 1, people: 1, msMean: 0 },
    ])
  })

  test('the operator’s administrators get them as CSV, nobody else does', async () => {
    const days = { dayFrom: '2026-01-01', dayTo: addDays(todayOf(t.clock), 1) }
    const operator = await entered('FM')
    const { headers, raw } = await operator.call(dailyAnalytics, { query: days })
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(raw).toMatch(/^\u{FEFF}day,route,type,outcome,count,people,msMean\r\n/u)
    expect(raw).toMatch(/,\/my\/invoice\/query,page,,3,2,1500\r\n/)
    client = await entered('CO')
    expect((await client.call(dailyAnalytics, { query: days })).code).toBe('01000202')
  })

  test('half a year of events goes in parts, and a day that was never summed up before is', async () => {
    const { database } = t.services
    const old = addDays(todayOf(t.clock), -200)
    const rows = Array.from({ length: 1000 }, (_, n) => ({
      day: old,
      personDigest: 'D',
      session: 'S',
      seq: n,
      type: 'page',
      route: '/old',
      outcome: '',
      ms: n,
      at: '',
      props: '{}',
    }))
    await database.write(async (tx) => {
      await tx.deleteFrom('analytics_daily').execute()
      for (let part = 0; part < 12; part++) {
        const some = rows.map((row, n) => ({ ...row, id: `old${part}-${n}` }))
        await tx.insertInto('analytics_event').values(some).execute()
      }
    })
    await send(event())
    await aggregateAnalytics({ database, clock: t.clock })
    expect(await kept()).toHaveLength(1)
    const sums = database.read.selectFrom('analytics_daily').select(['day', 'count'])
    expect(await sums.execute()).toEqual([{ day: old, count: 12_000 }])
  })

  test('events go after half a year, sums stay', async () => {
    const { database } = t.services
    await send(event())
    t.clock.advance(180 * DAY_MS)
    const job = { database, clock: t.clock }
    await aggregateAnalytics(job)
    expect(await kept()).toHaveLength(1)
    t.clock.advance(DAY_MS)
    await aggregateAnalytics(job)
    expect(await kept()).toEqual([])
    const sums = database.read.selectFrom('analytics_daily').select('day')
    expect((await sums.execute()).length).toBeGreaterThan(1)
  })
})
