import { type Actor, type CommandContext, MACHINE } from '../acts/context.ts'
import { newPk } from '../acts/keys.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../domain/clock.ts'
import type { FileStore } from '../files/store.ts'

export interface JobContext {
  database: Database
  clock: Clock
  /** Real time, of leases and secrets; absent: `clock` is real. */
  wall?: Clock
  /** Of the enterprise that runs the platform: its administrators hear what the platform owes. */
  operatorCreditCode?: string
  /** Where uploads lie; absent: they stay there. */
  fileStore?: Pick<FileStore, 'remove'>
}

/** What time does once a day; a second run on the same day changes nothing more. */
export type DailyStep = (job: JobContext) => Promise<unknown>

/** Who acts when nobody does: the machine, on behalf of the enterprise whose thing it is. */
function systemActor(fkCorp: string): Actor {
  return {
    personId: MACHINE,
    personName: MACHINE,
    userId: MACHINE,
    fkCorp,
    corpName: '',
    creditCode: '',
    userType: 'CORP',
    roleCode: 'ROLE_CORP_DEFAULT',
    post: 'DEFAULT',
    permissions: new Set(),
    certNumber: null,
  }
}

export const systemContext = ({ database, clock }: JobContext, fkCorp: string): CommandContext => ({
  database,
  clock,
  actor: systemActor(fkCorp),
  language: 'zh-CN',
  signing: { controlEnabled: false, ca: [], platformName: '', driver: 'none' },
  requestId: newPk(),
  ip: '',
  userAgent: 'job',
})
