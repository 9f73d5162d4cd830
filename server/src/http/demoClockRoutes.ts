import { answerOutsideNow, CLOCK_OFFSET_HEADER, moveClock, setBalance } from '@jinpiao/contract/dev'
import { decimalToFen } from '@jinpiao/values/money'
import type { FastifyInstance } from 'fastify'
import { setDemoBalance } from '../db/demoBalances.ts'
import type { DemoClock } from '../db/demoClock.ts'
import { DAY_MS, HOUR_MS, instantOf } from '../domain/clock.ts'
import { answerAll, moveOn } from '../jobs/moveOn.ts'
import type { Api } from './register.ts'
import type { Services } from './services.ts'

/** What moves a demonstration's business time (exists only with `DEMO=1`): anybody may, as anybody has its passwords. */
export function registerDemoClock(api: Api): void {
  const { demo, demoClock } = api.services
  if (demo && demoClock) registerWith(api, demoClock)
}

function registerWith({ on, services }: Api, demoClock: DemoClock): void {
  on(moveClock, async ({ body: { days, hours } }) => {
    let answered = 0
    for (let day = 0; day < days; day++) answered += await moveOn(services, demoClock, DAY_MS)
    if (hours > 0 || days === 0) answered += await moveOn(services, demoClock, hours * HOUR_MS)
    return { now: instantOf(services.clock), answered }
  })

  on(answerOutsideNow, async () => ({ answered: await answerAll(services) }))

  on(setBalance, async ({ body: { accountNo, balance } }) => {
    const fen = balance === null ? undefined : decimalToFen(balance)
    await services.database.write((tx) => setDemoBalance(tx, accountNo, fen))
    return {}
  })
}

/** Tells the portal which day it is in the business. */
export function addClockOffset(app: FastifyInstance, { demo, demoClock }: Services): void {
  if (!demo || !demoClock) return
  app.addHook('onSend', async (_request, reply) => {
    reply.header(CLOCK_OFFSET_HEADER, String(demoClock.offset()))
  })
}
