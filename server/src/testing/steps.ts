import type { DataOf } from '@jinpiao/contract/endpoint'
import type { EntryResult } from '@jinpiao/contract/envelope'
import type { BusinessType } from '@jinpiao/contract/flow'
import type { IssueLine, issue } from '@jinpiao/contract/issue'
import type { transfer } from '@jinpiao/contract/transfer'
import type { Language } from '@jinpiao/contract/words'
import type { Actor } from '../acts/context.ts'
import { acceptTickets, refuseTickets } from '../business/accept/accept.ts'
import { businesses } from '../business/all.ts'
import { issueBusiness } from '../business/issue/issue.ts'
import { cancelIssue } from '../business/issueCancel/issueCancel.ts'
import { transferBusiness } from '../business/transfer/transfer.ts'
import { actsOf } from '../flow/acts.ts'
import { applicationListing } from '../flow/list.ts'
import { getCredit } from '../flow/ticketDetail.ts'
import { credits } from '../queries/credits.ts'
import { as, issueLine, type Person, reading, sign, transferLine, type World } from './world.ts'

/** What can be done with issues and with transfers, as the endpoints do it. */
export const issues = actsOf(businesses, issueBusiness)
export const transfers = actsOf(businesses, transferBusiness)
const formOf = (type: BusinessType) => (type === 'TRANSFER' ? transfers : issues)

const only = <T>(list: readonly T[]): T => {
  const [first, ...others] = list
  if (first === undefined || others.length > 0) throw new Error(`expected one, got ${list.length}`)
  return first
}

type Submitted = 'ISSUE' | 'ISSUE_CANCEL' | 'TRANSFER'

/** Each step of an issue by the person whose step it is; answers the entry's result. */
export async function draft(world: World, changes: Partial<IssueLine> = {}, who: Person = 'operator'): Promise<string> {
  const { saved } = await issues.save(as(world, who), { lines: [issueLine(world, changes)] })
  return only(saved).pkApply
}

export async function submit(world: World, pkApply: string, who: Person = 'operator', type: Submitted = 'ISSUE') {
  const context = as(world, who)
  const signature = await sign(context, [pkApply], type, 'SUBMIT')
  return only((await formOf(type).submit(context, { pkApplys: [pkApply], signature })).results)
}

export async function approve(world: World, pkApply: string, who: Person = 'director', type: Submitted = 'ISSUE') {
  const context = as(world, who)
  const signature = await sign(context, [pkApply], type, 'APPROVE')
  return only((await formOf(type).approve('PENDING_DIRECTOR', context, { pkApplys: [pkApply], signature })).results)
}

export async function finish(world: World, pkApply: string, who: Person | Actor = 'final') {
  const context = as(world, who)
  const signature = await sign(context, [pkApply], 'ISSUE', 'FINAL_APPROVE')
  return only((await issues.approve('PENDING_FINAL', context, { pkApplys: [pkApply], signature })).results)
}

export async function accept(
  world: World,
  pkCredit: string,
  who: Person = 'supplierOperator',
  supplierConsent = false,
) {
  const context = as(world, who)
  const signature = await sign(context, [pkCredit], 'ACCEPT', 'ACCEPT', { supplierConsent })
  return only((await acceptTickets(businesses, context, { fkCredits: [pkCredit], supplierConsent, signature })).results)
}

export async function refuse(world: World, pkCredit: string, who: Person = 'supplierOperator', reason = '金额不符') {
  const context = as(world, who)
  const signature = await sign(context, [pkCredit], 'ACCEPT', 'REFUSE', { reason })
  return only((await refuseTickets(businesses, context, { fkCredits: [pkCredit], reason, signature })).results)
}

export async function startCancel(world: World, pkCredit: string, who: Person = 'operator'): Promise<string> {
  const { saved } = await cancelIssue(as(world, who), { pkCredits: [pkCredit], comment: '供应商信息有误' })
  return only(saved).pkApply
}

/** Issues a ticket through all steps; its key. */
export async function issued(
  world: World,
  changes: Partial<IssueLine> = {},
): Promise<{ pkApply: string; pkCredit: string }> {
  const pkApply = await draft(world, changes)
  const results: EntryResult[] = [await submit(world, pkApply), await approve(world, pkApply)]
  const last = await finish(world, pkApply)
  const failed = [...results, last].find((result) => !result.ok)
  if (failed || !last.pkCredit) throw new Error(`not issued: ${JSON.stringify(failed ?? last)}`)
  return { pkApply, pkCredit: last.pkCredit }
}

/** The director sends an application back, the final reviewer what the director has approved. */
export async function sendBack(
  world: World,
  pkApply: string,
  who: Person = 'director',
  comment = '请核对后重新提交',
  type: Submitted = 'ISSUE',
) {
  const state = who === 'final' ? 'PENDING_FINAL' : 'PENDING_DIRECTOR'
  return only((await formOf(type).sendBack(state, as(world, who), { pkApplys: [pkApply], comment })).results)
}

export async function withdraw(world: World, pkApply: string, who: Person = 'operator', type: Submitted = 'ISSUE') {
  return only((await formOf(type).withdraw(as(world, who), { pkApplys: [pkApply] })).results)
}

/** The operator ends a returned application (作废). */
export async function cancel(world: World, pkApply: string, who: Person = 'operator', type: Submitted = 'ISSUE') {
  return only((await formOf(type).cancel(as(world, who), { pkApplys: [pkApply] })).results)
}

/** What an enterprise passes on: its operator drafts, parts by recipient and amount. */
export async function draftTransfer(
  world: World,
  pkCredit: string,
  parts: readonly (readonly [pkCorp: string, amount: string])[],
  who: Person = 'supplierOperator',
): Promise<string> {
  const line = transferLine(world, world.people[who].fkCorp, pkCredit, parts)
  return only((await transfers.save(as(world, who), { lines: [line] })).saved).pkApply
}

/** A transfer through the director's approval; the tickets that wait for their recipients. */
export async function transferred(
  world: World,
  pkCredit: string,
  parts: readonly (readonly [pkCorp: string, amount: string])[],
  who: { operator: Person; director: Person } = { operator: 'supplierOperator', director: 'supplierDirector' },
): Promise<{ pkApply: string; pkCredits: string[] }> {
  const pkApply = await draftTransfer(world, pkCredit, parts, who.operator)
  const results = [
    await submit(world, pkApply, who.operator, 'TRANSFER'),
    await approve(world, pkApply, who.director, 'TRANSFER'),
  ]
  const failed = results.find((result) => !result.ok)
  if (failed) throw new Error(`not transferred: ${JSON.stringify(failed)}`)
  const lines = await world.database.read
    .selectFrom('application_line')
    .select('pkCredit')
    .where('pkApply', '=', pkApply)
    .orderBy('line')
    .execute()
  return { pkApply, pkCredits: lines.flatMap((row) => row.pkCredit ?? []) }
}

/** What the pages of an issue read. */
export const issueDetail = (world: World, who: Person | Actor, pkApply: string, language: Language = 'zh-CN') =>
  issues.get({ ...reading(world, who), language }, { pkApply }) as Promise<DataOf<typeof issue.get>>

const issueListing = applicationListing(businesses, issueBusiness)
export const issueList = (world: World, who: Person | Actor, query: object = {}, language: Language = 'zh-CN') =>
  issueListing.page(
    { ...reading(world, who), language },
    { page: 1, pageSize: 50, box: 'ALL', state: [], ...query },
  ) as Promise<DataOf<typeof issue.list>>

export const checkIssues = (world: World, who: Person | Actor, lines: readonly IssueLine[], pkApply?: string) =>
  issues.check(reading(world, who), { lines: lines.map((line) => ({ line, pkApply })) }) as Promise<
    DataOf<typeof issue.check>
  >

/** What the page of a ticket reads. */
export const creditDetail = (world: World, who: Person | Actor, pkCredit: string) =>
  getCredit(businesses, reading(world, who), { pkCredit })

export const creditList = (world: World, who: Person | Actor, query: object = {}) =>
  credits.page(reading(world, who), { page: 1, pageSize: 10, scope: 'HELD', state: [], ...query })

export const transferDetail = (world: World, who: Person | Actor, pkApply: string) =>
  transfers.get(reading(world, who), { pkApply }) as Promise<DataOf<typeof transfer.get>>

const transferListing = applicationListing(businesses, transferBusiness)
export const transferList = (world: World, who: Person | Actor, query: object = {}, language: Language = 'zh-CN') =>
  transferListing.page(
    { ...reading(world, who), language },
    { page: 1, pageSize: 50, box: 'ALL', state: [], ...query },
  ) as Promise<DataOf<typeof transfer.list>>
