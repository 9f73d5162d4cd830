import type { EntryResult } from '@jinpiao/contract/envelope'
import type { IssueLine } from '@jinpiao/contract/issue'
import { acceptTickets, refuseTickets } from '../commands/acceptance.ts'
import type { Actor } from '../commands/context.ts'
import { directorApprove, finalApprove, submitIssue } from '../commands/decisions.ts'
import { cancelIssue, saveIssueDrafts } from '../commands/issueDrafts.ts'
import { as, issueLine, type Person, sign, type World } from './world.ts'

const only = <T>(list: readonly T[]): T => {
  const [first, ...others] = list
  if (first === undefined || others.length > 0) throw new Error(`expected one, got ${list.length}`)
  return first
}

/** Each step of an issue by the person whose step it is; answers the entry's result. */
export async function draft(world: World, changes: Partial<IssueLine> = {}, who: Person = 'operator'): Promise<string> {
  const { saved } = await saveIssueDrafts(as(world, who), { lines: [issueLine(world, changes)] })
  return only(saved).pkApply
}

export async function submit(
  world: World,
  pkApply: string,
  who: Person = 'operator',
  type: 'ISSUE' | 'ISSUE_CANCEL' = 'ISSUE',
) {
  const context = as(world, who)
  const signature = await sign(context, [pkApply], type, 'SUBMIT')
  return only((await submitIssue(context, { pkApplys: [pkApply], signature })).results)
}

export async function approve(
  world: World,
  pkApply: string,
  who: Person = 'director',
  type: 'ISSUE' | 'ISSUE_CANCEL' = 'ISSUE',
) {
  const context = as(world, who)
  const signature = await sign(context, [pkApply], type, 'APPROVE')
  return only((await directorApprove(context, { pkApplys: [pkApply], signature })).results)
}

export async function finish(world: World, pkApply: string, who: Person | Actor = 'final') {
  const context = as(world, who)
  const signature = await sign(context, [pkApply], 'ISSUE', 'FINAL_APPROVE')
  return only((await finalApprove(context, { pkApplys: [pkApply], signature })).results)
}

export async function accept(
  world: World,
  pkCredit: string,
  who: Person = 'supplierOperator',
  supplierConsent = false,
) {
  const context = as(world, who)
  const signature = await sign(context, [pkCredit], 'ACCEPT', 'ACCEPT')
  return only((await acceptTickets(context, { fkCredits: [pkCredit], supplierConsent, signature })).results)
}

export async function refuse(world: World, pkCredit: string, who: Person = 'supplierOperator', reason = '金额不符') {
  const context = as(world, who)
  const signature = await sign(context, [pkCredit], 'ACCEPT', 'REFUSE')
  return only((await refuseTickets(context, { fkCredits: [pkCredit], reason, signature })).results)
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
