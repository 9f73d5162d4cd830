import type { Corp } from '@jinpiao/contract/corps'
import { RENEWAL_DAYS, realnameStateOn } from '@jinpiao/contract/realnameRules'
import type { RealnameState } from '@jinpiao/contract/states/onboarding'
import { type Day, daysBetween } from '@jinpiao/values/days'
import { mask } from '@jinpiao/values/mask'
import type { Selectable } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import type { Reader } from '../db/database.ts'
import type { CorpTable } from '../db/tables/identity.ts'
import { todayOf } from '../domain/clock.ts'

type StoredCorp = Selectable<CorpTable>

export const readCorp = (read: Reader, pkCorp: string): Promise<StoredCorp> =>
  read.selectFrom('corp').selectAll().where('pkCorp', '=', pkCorp).executeTakeFirstOrThrow()

/** Civil days until the licence ends; null: it has no end, or is not known. */
export const licenceDaysOf = ({ licenceTo }: Pick<StoredCorp, 'licenceTo'>, today: Day): number | null =>
  licenceTo === null ? null : daysBetween(today, licenceTo)

/** Not verified, or the end of the licence is near. */
function isVerificationDue(corp: Pick<StoredCorp, 'realnameState' | 'licenceTo'>, today: Day): boolean {
  const days = licenceDaysOf(corp, today)
  return corp.realnameState !== 'PASSED' || (days !== null && days <= RENEWAL_DAYS)
}

/** States in which a verification is with somebody; a draft and a returned one are nobody's but the operator's. */
const reviewing = ['PENDING_PLATFORM'] as const

/** The verification of an enterprise that is with the platform; undefined: there is none. */
export const openRealname = (read: Reader, fkCorp: string) =>
  read
    .selectFrom('application')
    .select(['pkApply', 'applyNo', 'submittedAt'])
    .where('fkCorp', '=', fkCorp)
    .where('family', '=', 'REALNAME')
    .where('state', 'in', [...reviewing])
    .executeTakeFirst()

/** The caller's enterprise; numbers of people are masked. */
export async function getCorp({ read, actor, clock }: QueryContext): Promise<Corp> {
  const today = todayOf(clock)
  const corp = await readCorp(read, actor.fkCorp)
  const parent = corp.parentCorp === null ? undefined : await readCorp(read, corp.parentCorp)
  const open = await openRealname(read, actor.fkCorp)
  const masked = (text: string | null, head?: number) => text && mask(text, head === undefined ? {} : { head })
  return {
    corpName: corp.corpName,
    creditCode: corp.creditCode,
    userType: parent ? 'BRANCH' : (corp.userType as Corp['userType']),
    scale: corp.scale,
    isCentralSoe: corp.isCentralSoe === 1,
    parentName: parent?.corpName ?? null,
    regAddress: corp.regAddress,
    bizAddress: corp.bizAddress,
    industry: corp.industry,
    contactName: corp.contactName,
    contactMobile: masked(corp.contactMobile, 3),
    contactEmail: corp.contactEmail,
    legalPersonName: corp.legalPersonName,
    legalIdCode: masked(corp.legalIdCode),
    licenceNo: corp.licenceNo,
    licenceFrom: corp.licenceFrom,
    licenceTo: corp.licenceTo,
    isLongTerm: corp.licenceNo !== null && corp.licenceTo === null,
    realnameState: realnameStateOn(today, corp) as RealnameState,
    daysRemaining: licenceDaysOf(corp, today),
    isVerificationDue: open === undefined && isVerificationDue(corp, today),
    reviewing: open ?? null,
    version: corp.version,
  }
}
