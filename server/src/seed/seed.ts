import type { DemoCa } from '@jinpiao/ukey/demoCa'
import { addDays } from '@jinpiao/values/days'
import { decimalToFen } from '@jinpiao/values/money'
import { runCommand } from '../acts/command.ts'
import { moveLimitBy } from '../acts/limits.ts'
import type { Database } from '../db/database.ts'
import { markDemonstration } from '../db/demonstration.ts'
import { type Clock, DAY_MS, instantOf, todayOf } from '../domain/clock.ts'
import type { FileStore } from '../files/store.ts'
import { runDaily } from '../jobs/daily.ts'
import { contextOf, createStage, type Scene, type Stage } from './actors.ts'
import { credit } from './areas/credit.ts'
import { data } from './areas/data.ts'
import { exchange } from './areas/exchange.ts'
import { finance } from './areas/finance.ts'
import { loans } from './areas/loans.ts'
import { onboarding } from './areas/onboarding.ts'
import { redeem } from './areas/redeem.ts'
import { shared } from './areas/shared.ts'
import { ukey } from './areas/ukey.ts'
import { seedLimits } from './enterprises.ts'
import { playCirculation, playDesks, playOtherCores, playPastYear } from './history.ts'
import { HISTORY_DAYS, installParties, pkLimitOf } from './install.ts'
import { playTransfers } from './transfers.ts'

/** Scenes of the packages; they are played beside those of the tickets. */
const scenes: readonly Scene[] = [
  ...shared,
  ...redeem,
  ...finance,
  ...onboarding,
  ...ukey,
  ...data,
  ...exchange,
  ...loans,
  ...credit,
]

export interface SeedOptions {
  demoCa: DemoCa
  files: FileStore
  /** Leave out the year of paid tickets: tests that do not page need it not. */
  short?: boolean
}

/**
 * The demonstration of product §8.1, relative to today, so that it is as fresh a year from now. Business history goes
 * through the commands with real signatures: limits, audit chains and evidence are consistent because nothing else
 * could have written them.
 */
export async function seedDemo(
  database: Database,
  clock: Clock,
  { demoCa, files, short = false }: SeedOptions,
): Promise<void> {
  const now = clock.now()
  // Before anybody is there: a start that is interrupted leaves a demonstration all the same.
  await database.write((tx) => markDemonstration(tx, 'begun'))
  const installed = await installParties(database, clock, { demoCa, files })
  const stage = createStage(database, installed, [demoCa.certificatePem], now)
  await grantLimits(stage, now)
  await stage.play([
    ...(short ? [] : [() => playPastYear(stage, now)]),
    () => playOtherCores(stage, now),
    () => playCirculation(stage, now),
    () => playTransfers(stage, now),
    () => playDesks(stage, now),
    ...scenes.map((scene) => () => scene(stage, now)),
    () => playNights(stage, now),
  ])
  await runDaily({ database, clock })
  await settle(database, clock)
  await database.write((tx) => markDemonstration(tx, '1'))
}

/** Nights of the history in which time does its work: what is over before is told of no more, thirty days after its last day. */
const NIGHTS = 40

/** What time does, each night: due, overdue, lapsed, expired, and the reminders of each on its own day. */
async function playNights(stage: Stage, now: number): Promise<void> {
  const today = todayOf({ now: () => now })
  for (let ago = NIGHTS; ago >= 0; ago--) {
    await stage.at(Date.parse(`${addDays(today, -ago)}T00:01:00+08:00`))
    await runDaily(stage)
  }
}

async function grantLimits(stage: Stage, now: number): Promise<void> {
  await stage.at(now - HISTORY_DAYS * DAY_MS)
  const directors: Record<string, string> = { huayue: 'CD', zhongze: 'ZD', beichuan: 'BD' }
  for (const { key, core, total } of seedLimits) {
    const context = contextOf(stage, directors[core] ?? 'CD', core, 'ROLE_CORE_DIRECTOR')
    const grant = { pkLimit: pkLimitOf(key), total }
    await runCommand(context, { name: 'LIMIT.GRANT', permission: 'signedIn' }, grant, async (act) => {
      await moveLimitBy(act, grant.pkLimit, 'GRANT', decimalToFen(total), { pkApply: null })
      act.facts.push({ action: 'LIMIT.GRANT', target: `limit:${grant.pkLimit}`, after: { total } })
      return {}
    })
  }
}

/** What has happened outside the portal since: a supplier stopped, the institutions know what they were to be told, and old messages have been read. */
async function settle(database: Database, clock: Clock): Promise<void> {
  const at = instantOf(clock)
  await database.write(async (tx) => {
    await tx
      .updateTable('supplier')
      .set({ state: 'STOPPED', stopReason: '存在经营风险' })
      .where('pkSupplier', '=', 'supplier-huayue-xuda')
      .execute()
    await tx.updateTable('outbox').set({ deliveredAt: at, dueAt: null }).where('deliveredAt', 'is', null).execute()
    const users = await tx.selectFrom('corp_user').select('userId').execute()
    for (const { userId } of users) {
      const newest = await tx
        .selectFrom('message')
        .select('pkMessage')
        .where('userId', '=', userId)
        .orderBy('at', 'desc')
        .orderBy('pkMessage', 'desc')
        .limit(UNREAD)
        .execute()
      await tx
        .updateTable('message')
        .set({ messageState: 'READ', readAt: at })
        .where('userId', '=', userId)
        .where('messageState', '=', 'SENT')
        .where('pkMessage', 'not in', ['', ...newest.map((row) => row.pkMessage)])
        .execute()
    }
  })
}

/** Messages that nobody has read yet, per person at most. */
const UNREAD = 3
