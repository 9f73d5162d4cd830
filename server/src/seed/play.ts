import type { IssueLine } from '@jinpiao/contract/issue'
import { directorOf, type RoleCode } from '@jinpiao/contract/roles'
import type { ApplicationState } from '@jinpiao/contract/status'
import { addDays } from '@jinpiao/values/days'
import type { CommandContext } from '../acts/context.ts'
import { acceptTickets, refuseTickets } from '../business/accept/accept.ts'
import { businesses } from '../business/all.ts'
import { issueBusiness } from '../business/issue/issue.ts'
import { cancelIssue } from '../business/issueCancel/issueCancel.ts'
import { DAY_MS, MINUTE_MS, todayOf } from '../domain/clock.ts'
import { actsOf } from '../flow/acts.ts'
import { contextOf, type Stage, signed, signFor, succeeded } from './actors.ts'
import { seedCorps } from './enterprises.ts'
import { pkLimitOf } from './install.ts'
import { tradeOf } from './trade.ts'

/** What can be done with issues, as the portal's endpoints do it. */
export const issues = actsOf(businesses, issueBusiness)

/** Who acts for a core enterprise, by key of `seedPeople`. */
const staff: Record<string, { operator: string; director: string; final: string }> = {
  huayue: { operator: 'CO', director: 'CD', final: 'CF' },
  zhongze: { operator: 'ZO', director: 'ZD', final: 'ZF' },
  beichuan: { operator: 'BO', director: 'BD', final: 'BF' },
  dongqu: { operator: 'NO', director: 'ND', final: 'NF' },
}
/** Who accepts for a supplier. */
const acceptors: Record<string, readonly [person: string, role: RoleCode]> = {
  jiangcheng: ['SO', 'ROLE_CORP_OPERATOR'],
  anhe: ['AO', 'ROLE_CORP_OPERATOR'],
  mingyuan: ['MO', 'ROLE_CORP_OPERATOR'],
  longname: ['LD', 'ROLE_CORP_DIRECTOR'],
  xuda: ['XD', 'ROLE_CORP_DIRECTOR'],
}

export interface Wanted {
  supplier: string
  amount: string
  /** Days from the day that is being played. */
  dueIn: number
  limit?: string
  /** Of a part of another's limit: it has no key in the seed. */
  pkLimit?: string
  /** Days before the day that is being played. */
  deliveredAgo?: number
  tenorReason?: string
  remark?: string
}

/** One enterprise's day: what it issues, and how far each application goes. */
export interface Issue {
  core: string
  /** Instant in milliseconds. */
  at: number
  lines: readonly Wanted[]
  upTo: 'DRAFT' | 'SUBMITTED' | 'DIRECTOR' | 'ISSUED'
  operator?: string
  director?: string
}

export const HOUR_MS = 60 * MINUTE_MS
const defaultLimits: Record<string, string> = { huayue: 'hy-bank', zhongze: 'zz-bank', beichuan: 'bc-bank' }

const staffOf = (core: string) =>
  staff[core] ?? (staff['huayue'] as { operator: string; director: string; final: string })

/** Saves, signs and decides through the portal's own commands; an hour passes between the people. */
export async function playIssue(stage: Stage, issue: Issue): Promise<{ pkApplys: string[]; pkCredits: string[] }> {
  const { core, at, lines, upTo } = issue
  const people = staffOf(core)
  await stage.at(at)
  const operator = () => contextOf(stage, issue.operator ?? people.operator, core, 'ROLE_CORE_OPERATOR')
  const { saved } = await issues.save(operator(), { lines: lines.map((wanted) => lineOf(stage, core, wanted)) })
  const pkApplys = saved.map(({ pkApply }) => pkApply)
  if (upTo === 'DRAFT') return { pkApplys, pkCredits: [] }

  await submitted(stage, operator(), pkApplys)
  if (upTo === 'SUBMITTED') return { pkApplys, pkCredits: [] }

  await stage.at(at + HOUR_MS)
  const isBranch = seedCorps.find(({ key }) => key === core)?.parent !== undefined
  const director = contextOf(stage, issue.director ?? people.director, core, directorOf('CORE', isBranch))
  await approved(stage, director, pkApplys, 'PENDING_DIRECTOR')
  if (upTo === 'DIRECTOR') return { pkApplys, pkCredits: [] }

  await stage.at(at + 2 * HOUR_MS)
  const final = contextOf(stage, people.final, core, 'ROLE_CORE_FINAL_REVIEW')
  const results = await approved(stage, final, pkApplys, 'PENDING_FINAL')
  return { pkApplys, pkCredits: results.flatMap((result) => result.pkCredit ?? []) }
}

const submitted = (
  stage: Stage,
  context: CommandContext,
  ids: readonly string[],
  type: 'ISSUE' | 'ISSUE_CANCEL' = 'ISSUE',
) =>
  signed(stage, context, { ids, businessType: type, action: 'SUBMIT' }, (signer, input) => issues.submit(signer, input))

const approved = (
  stage: Stage,
  context: CommandContext,
  ids: readonly string[],
  state: ApplicationState,
  type: 'ISSUE' | 'ISSUE_CANCEL' = 'ISSUE',
) => {
  const action = state === 'PENDING_FINAL' ? 'FINAL_APPROVE' : 'APPROVE'
  return signed(stage, context, { ids, businessType: type, action }, (signer, input) =>
    issues.approve(state, signer, input),
  )
}

/** The recipients of these tickets accept or refuse them, each enterprise in one act. */
export async function playAnswer(
  stage: Stage,
  at: number,
  pkCredits: readonly string[],
  refusal?: string,
): Promise<void> {
  await stage.at(at)
  const rows = await stage.database.read
    .selectFrom('ticket')
    .select(['pkCredit', 'fkHolder'])
    .where('pkCredit', 'in', pkCredits)
    .execute()
  for (const fkHolder of new Set(rows.map((row) => row.fkHolder))) {
    const corp = fkHolder.replace('corp-', '')
    const [person, role] = acceptors[corp] ?? ['SO', 'ROLE_CORP_OPERATOR']
    const context = contextOf(stage, person, corp, role)
    const fkCredits = rows.filter((row) => row.fkHolder === fkHolder).map((row) => row.pkCredit)
    const request = { ids: fkCredits, businessType: 'ACCEPT' as const }
    const { results } =
      refusal === undefined
        ? await acceptTickets(businesses, context, {
            fkCredits,
            supplierConsent: false,
            signature: await signFor(stage, context, { ...request, action: 'ACCEPT' }),
          })
        : await refuseTickets(businesses, context, {
            fkCredits,
            reason: refusal,
            signature: await signFor(stage, context, { ...request, action: 'REFUSE', reason: refusal }),
          })
    succeeded(results)
  }
}

/** The issuer takes tickets back that nobody has accepted. */
export async function playCancel(
  stage: Stage,
  at: number,
  pkCredits: readonly string[],
  isApproved: boolean,
): Promise<void> {
  await stage.at(at)
  const operator = contextOf(stage, 'CO', 'huayue', 'ROLE_CORE_OPERATOR')
  const { saved } = await cancelIssue(operator, { pkCredits, comment: '合同变更，重新开立' })
  const pkApplys = saved.map(({ pkApply }) => pkApply)
  await submitted(stage, operator, pkApplys, 'ISSUE_CANCEL')
  if (!isApproved) return
  await stage.at(at + HOUR_MS)
  const director = contextOf(stage, 'CD', 'huayue', 'ROLE_CORE_DIRECTOR')
  await approved(stage, director, pkApplys, 'PENDING_DIRECTOR', 'ISSUE_CANCEL')
}

/** A complete form: the amount is covered by its contract, mostly by invoices too. */
function lineOf(stage: Stage, core: string, wanted: Wanted): IssueLine {
  const { supplier, amount, dueIn, limit = defaultLimits[core] ?? '', tenorReason = '', remark = '' } = wanted
  return {
    pkLimit: wanted.pkLimit ?? pkLimitOf(limit),
    pkSupplier: stage.installed.suppliers.get(`${core}/${supplier}`) ?? '',
    amount,
    promisedDate: addDays(todayOf(stage.clock), dueIn),
    tenorReason,
    trade: tradeOf(stage, core, wanted),
    remark,
    notifySupplier: false,
  }
}

export const daysAgo = (now: number, days: number): number => now - days * DAY_MS
