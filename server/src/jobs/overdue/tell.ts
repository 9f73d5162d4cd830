import { stageOf } from '@jinpiao/contract/due'
import { addDays, daysBetween } from '@jinpiao/values/days'
import { type Act, runJob } from '../../acts/command.ts'
import { lockRows } from '../../acts/locks.ts'
import { notify } from '../../acts/notify.ts'
import { todayOf } from '../../domain/clock.ts'
import { eachByItself } from '../eachByItself.ts'
import { type JobContext, systemContext } from '../system.ts'
import type { NotDone, OverdueKind } from './kind.ts'
import { overdueKinds } from './kinds.ts'

/** Days after the last one for which the last stage is still told: to servers that stood still, not of years that are past. */
const TOLD_LATE = 60

/** Tells on the last day, and one, seven and thirty days after it, that something is not done: each stage once. */
export async function tellOverdue(job: JobContext): Promise<number> {
  let told = 0
  for (const kind of overdueKinds) {
    const found = await kind.find(job.database.read, askedBy(job))
    told += await eachByItself(found, (item) => tellOf(job, kind, item))
  }
  return told
}

function askedBy(job: JobContext) {
  const today = todayOf(job.clock)
  return { from: addDays(today, -TOLD_LATE), to: today, today }
}

function tellOf(job: JobContext, kind: OverdueKind, item: NotDone): Promise<boolean> {
  const stage = stageOf(daysBetween(item.lastDay, todayOf(job.clock))) ?? 0
  const name = stage === 0 ? kind.notices.today : stage >= kind.firstOver ? kind.notices.over : undefined
  if (name === undefined) return Promise.resolve(false)
  return runJob(systemContext(job, item.fkCorp), async (act) => {
    const target = `${kind.target(item)}:${stage}`
    // Another server may be at it, or somebody may have done it meanwhile.
    await lockRows(act, kind.locks(item))
    if (await isTold(act, target)) return false
    const still = await kind.find(act.tx, { ...askedBy(job), key: item.key })
    const now = still.find(({ no, lastDay }) => no === item.no && lastDay === item.lastDay)
    if (now === undefined) return false
    const { notices, more = [], link } = { notices: kind.notices, ...now, ...(await kind.instead?.(act.tx, now)) }
    const notice = {
      name: (stage === 0 ? notices.today : notices.over) ?? name,
      params: [now.no, now.amount, now.lastDay, String(daysBetween(now.lastDay, act.today)), ...more],
      messageType: stage === 0 ? 'NOTICE' : 'RISK',
      target,
    } as const
    await notify(act, now.fkCorp, { posts: kind.posts }, { ...notice, ...(link && { link }) })
    return true
  })
}

const isTold = async ({ tx }: Act, target: string): Promise<boolean> =>
  (await tx.selectFrom('message').select('pkMessage').where('target', '=', target).executeTakeFirst()) !== undefined
