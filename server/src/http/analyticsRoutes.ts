import { Readable } from 'node:stream'
import {
  type AnalyticsEvent,
  chooseAnalytics as chooseEndpoint,
  dailyAnalytics,
  sendEvents,
} from '@jinpiao/contract/analytics'
import { businessErrors } from '@jinpiao/contract/errors'
import { chooseAnalytics, keepEvents } from '../acts/analytics.ts'
import { todayOf } from '../domain/clock.ts'
import { dailyCsv } from '../queries/analytics.ts'
import { attachment } from './listRoutes.ts'
import { requireOperator } from './operator.ts'
import type { Registration } from './register.ts'

/** How the portal is used (spec §9). */
export const registerAnalytics: Registration = ({ on, endpoints, services }) => {
  const { database, clock, wall } = services

  // Of those that are registered after these, too: at the first event all are there.
  let calls: ReadonlySet<string> | undefined
  const isCall = (call: string) => {
    calls ??= new Set(endpoints.map(({ method, path }) => `${method} ${path}`))
    return calls.has(call)
  }

  /** A call or a code of ours, and nothing that merely looks like one. */
  function isOurs(event: AnalyticsEvent): boolean {
    const { call, code = '0' } = event as { call?: string; code?: string }
    return (call === undefined || isCall(call)) && (code === '0' || Object.hasOwn(businessErrors, code))
  }

  on(sendEvents, async ({ body: { events }, identity: { person } }) => {
    const { analytics: setting } = (await services.platform.current()).document
    const ours = setting === 'OFF' ? [] : events.filter(isOurs)
    if (ours.length > 0) {
      await keepEvents(database, wall, { personId: person.personId, setting, events: ours, today: todayOf(clock) })
    }
    // Nobody need send again what is not wanted here.
    return { accepted: events.map(({ id }) => id) }
  })

  on(chooseEndpoint, async ({ body, commandContext }) => chooseAnalytics(await commandContext(), body))

  on(dailyAnalytics, async ({ query, identity, reply, record }) => {
    requireOperator(services, identity)
    const fact = { action: 'analytics.export', target: 'analytics', after: query }
    await database.write((tx) => record(tx, fact))
    return attachment(reply, 'usage.csv', 'csv').send(Readable.from(dailyCsv(database.read, query)))
  })
}
