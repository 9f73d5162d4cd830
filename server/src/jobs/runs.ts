import { addDays, type Day, daysBetween } from '@jinpiao/values/days'
import { todayOf } from '../domain/clock.ts'
import type { JobContext } from './system.ts'

/** Days that are made good at most: after that a platform has stood still for too long to be told of each. */
const MOST_DAYS = 60

/** The day on which a job has last come to its end, if it ever has. */
const lastRun = ({ database }: JobContext, name: string) =>
  database.read
    .selectFrom('job_run')
    .select(({ fn }) => fn.max('day').as('day'))
    .where('name', '=', name)
    .executeTakeFirst()

/** Today, and the days before it on which a job has not run, for what is told on one day alone: the oldest first. */
export async function daysSinceRun(job: JobContext, name: string): Promise<Day[]> {
  const today = todayOf(job.clock)
  const last = (await lastRun(job, name))?.day ?? null
  const passed = last === null ? 0 : Math.min(MOST_DAYS, Math.max(0, daysBetween(last, today) - 1))
  return Array.from({ length: passed + 1 }, (_, at) => addDays(today, at - passed))
}

/** Whether a job has done all of today, whichever server did it. */
export const hasRun = async (job: JobContext, name: string): Promise<boolean> =>
  (await lastRun(job, name))?.day === todayOf(job.clock)

/** Keeps that it has. */
export async function keepRun(job: JobContext, name: string): Promise<void> {
  const day = todayOf(job.clock)
  if (await hasRun(job, name)) return
  await job.database.write(async (tx) => {
    await tx
      .insertInto('job_run')
      .values({ name, day })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await tx.deleteFrom('job_run').where('name', '=', name).where('day', '<', day).execute()
  })
}
