import { stageOf } from '@jinpiao/contract/due'
import { addDays, daysBetween } from '@jinpiao/values/days'
import type { Act } from '../../acts/command.ts'
import { notify } from '../../acts/notify.ts'
import { tellOfKey } from '../../acts/ukeyNotices.ts'
import { todayOf } from '../../domain/clock.ts'
import { eachInGroups } from '../each.ts'
import type { JobContext } from '../system.ts'
import type { Asked, NotDone, OverdueKind } from './kind.ts'
import { overdueKinds } from './kinds.ts'

/** Days after the last one for which the last stage is still told: to servers that stood still, not of years that are past. */
const TOLD_LATE = 60

/** Tells on the last day, and one, seven and thirty days after it, that something is not done: each stage once. */
export async function tellOverdue(job: JobContext): Promise<number> {
  let told = 0
  for (const kind of overdueKinds) told += await tellOfKind(job, kind)
  return told
}

function askedBy(job: JobContext): Asked {
  const today = todayOf(job.clock)
  return { from: addDays(today, -TOLD_LATE), to: today, today }
}

function tellOfKind(job: JobContext, kind: OverdueKind): Promise<number> {
  const asked = askedBy(job)
  const stage = ({ lastDay }: NotDone) => stageOf(daysBetween(lastDay, asked.today)) ?? 0
  return eachInGroups(job, {
    find: (read, page) => kind.find(read, { ...asked, page }),
    key: ({ key, place = key }) => place,
    corp: ({ fkCorp }) => fkCorp,
    locks: kind.locks,
    target: (item) => `${kind.target(item)}:${stage(item)}`,
    work: (act, item) => tell(act, kind, { item, stage: stage(item), asked }),
  })
}

interface Stage {
  item: NotDone
  stage: number
  asked: Asked
}

async function tell(act: Act, kind: OverdueKind, { item, stage, asked }: Stage): Promise<boolean> {
  const name = stage === 0 ? kind.notices.today : stage >= kind.firstOver ? kind.notices.over : undefined
  if (name === undefined) return false
  // Somebody may have done it meanwhile.
  const still = await kind.find(act.tx, { ...asked, key: item.key })
  const now = still.find(({ no, lastDay }) => no === item.no && lastDay === item.lastDay)
  if (now === undefined) return false
  const { notices, more = [], link } = { notices: kind.notices, ...now, ...(await kind.instead?.(act.tx, now)) }
  const notice = {
    name: (stage === 0 ? notices.today : notices.over) ?? name,
    params: [now.no, now.amount, now.lastDay, String(daysBetween(now.lastDay, act.today)), ...more],
    messageType: stage === 0 ? 'NOTICE' : 'RISK',
    target: `${kind.target(item)}:${stage}`,
  } as const
  const led = { ...notice, ...(link && { link }) }
  const { fkCorp, userId } = now
  if (userId === undefined) await notify(act, fkCorp, { posts: kind.posts }, led)
  else await tellOfKey(act, { fkCorp, userId }, led)
  return true
}
