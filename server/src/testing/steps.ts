import type { DataOf } from '@jinpiao/contract/endpoint'
import type { EntryResult } from '@jinpiao/contract/envelope'
import { type BusinessType, flowOf, type Institution, stepOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import type { IssueLine, issue } from '@jinpiao/contract/issue'
import type { InstitutionReply } from '@jinpiao/contract/outside'
import type { ApplicationState } from '@jinpiao/contract/status'
import type { transfer } from '@jinpiao/contract/transfer'
import type { Language } from '@jinpiao/contract/words'
import type { Actor, CommandContext } from '../acts/context.ts'
import { newPk } from '../acts/keys.ts'
import { acceptTickets, refuseTickets } from '../business/accept/accept.ts'
import { businesses } from '../business/all.ts'
import { issueBusiness } from '../business/issue/issue.ts'
import { cancelIssue } from '../business/issueCancel/issueCancel.ts'
import { transferBusiness } from '../business/transfer/transfer.ts'
import { instantOf, todayOf } from '../domain/clock.ts'
import { actsOf } from '../flow/acts.ts'
import type { AnyFormBusiness } from '../flow/business.ts'
import { applicationListing } from '../flow/list.ts'
import { getCredit } from '../flow/ticketDetail.ts'
import { answerTask } from '../jobs/answerTask.ts'
import { proofOf } from '../jobs/simulated/answer.ts'
import { credits } from '../queries/credits.ts'
import { openTasksBefore } from '../queries/tasks.ts'
import { as, issueLine, type Person, reading, sign, transferLine, type World } from './world.ts'

/** What can be done with the applications of a type, as the endpoints of the form in whose lists it stands do it. */
export function formOf(type: BusinessType) {
  const forms = Object.values(businesses).filter((each): each is AnyFormBusiness => 'definition' in each)
  const form = forms.find(({ definition }) => definition.types.includes(type))
  if (form === undefined) throw new Error(`${type} has no form`)
  return { ...actsOf(businesses, form), type: form.type, definition: form.definition }
}
export const issues = actsOf(businesses, issueBusiness)
export const transfers = actsOf(businesses, transferBusiness)

const only = <T>(list: readonly T[]): T => {
  const [first, ...others] = list
  if (first === undefined || others.length > 0) throw new Error(`expected one, got ${list.length}`)
  return first
}

type Act = (world: World, pkApply: string, who: Person | Actor) => Promise<EntryResult>

/** Submits an application of the type, signed where its row says so. */
export const submitAs =
  (type: BusinessType): Act =>
  async (world, pkApply, who) =>
    only((await (await submitRequest(type, as(world, who), pkApply))()).results)

/** Approves the step in which it waits. */
export const approveAs =
  (type: BusinessType, state: ApplicationState): Act =>
  async (world, pkApply, who) =>
    only((await (await approveRequest(type, state, as(world, who), pkApply))()).results)

/** Sends it back from the step in which it waits. */
export const returnAs =
  (type: BusinessType, state: ApplicationState, comment = '请核对后重新提交'): Act =>
  async (world, pkApply, who) =>
    only((await formOf(type).sendBack(state, as(world, who), { pkApplys: [pkApply], comment })).results)

/** A submission, ready to be sent any number of times: text, signature and request id are made once. */
export async function submitRequest(type: BusinessType, context: CommandContext, pkApply: string) {
  const pkApplys = [pkApply]
  const form = formOf(type)
  if (flowOf(type).unsigned) return () => form.submit(context, { pkApplys })
  const signature = await sign(context, pkApplys, type, 'SUBMIT')
  return () => form.submit(context, { pkApplys, signature })
}

/** The same of an approval. */
export async function approveRequest(
  type: BusinessType,
  state: ApplicationState,
  context: CommandContext,
  pkApply: string,
) {
  const step = stepOf(type, state)
  const action = step && isDecision(step) ? step.action : 'APPROVE'
  const pkApplys = [pkApply]
  const signature = await sign(context, pkApplys, type, action)
  return () => formOf(type).approve(state, context, { pkApplys, signature })
}

/** What an institution says to a task; an approval has its proof by itself. */
export type Reply = Pick<InstitutionReply, 'answer'> & Partial<InstitutionReply>

/** An institution answers a task through the door, as one that fetches its tasks does. */
export function replyTo(world: World, { task, owner }: AskedTask, reply: Reply) {
  const isYes = reply.answer === 'APPROVE'
  const said = { comment: isYes ? '' : '资料不符合要求', body: isYes ? proofOf(task, reply.line) : {} }
  const answerer = { ...owner, name: owner.institution, by: 'KEY' } as const
  return answerTask(world, answerer, { pkTask: task.pkTask, evidenceKey: newPk(), ...said, ...reply })
}
export type AskedTask = Awaited<ReturnType<typeof openTasks>>[number]

/** What institutions are asked now, the oldest first. */
export const openTasks = ({ database, clock }: World) => openTasksBefore(database.read, instantOf(clock))

/** An institution answers what it is asked about an application. */
export const answerAs =
  (type: BusinessType, institution: Institution) => async (world: World, pkApply: string, reply: Reply) => {
    const { applyNo } = await world.database.read
      .selectFrom('application')
      .select('applyNo')
      .where('pkApply', '=', pkApply)
      .where('businessType', '=', type)
      .executeTakeFirstOrThrow()
    const asked = (await openTasks(world)).find(
      ({ task }) => task.no === applyNo && task.kind === 'APPLICATION' && task.institution === institution,
    )
    if (asked === undefined) throw new Error(`${institution} is not asked about ${applyNo}`)
    return replyTo(world, asked, reply)
  }

/** Each step of an issue by the person whose step it is; answers the entry's result. */
export async function draft(world: World, changes: Partial<IssueLine> = {}, who: Person = 'operator'): Promise<string> {
  const { saved } = await issues.save(as(world, who), { lines: [issueLine(world, changes)] })
  return only(saved).pkApply
}

export const submit = (world: World, pkApply: string, who: Person = 'operator', type: BusinessType = 'ISSUE') =>
  submitAs(type)(world, pkApply, who)

export const approve = (world: World, pkApply: string, who: Person = 'director', type: BusinessType = 'ISSUE') =>
  approveAs(type, 'PENDING_DIRECTOR')(world, pkApply, who)

export const finish = (world: World, pkApply: string, who: Person | Actor = 'final') =>
  approveAs('ISSUE', 'PENDING_FINAL')(world, pkApply, who)

/** The answer to a ticket, ready to be sent any number of times. */
export async function answerRequest(
  context: CommandContext,
  pkCredit: string,
  action: 'ACCEPT' | 'REFUSE',
  { supplierConsent = false, reason = '金额不符' } = {},
) {
  const fkCredits = [pkCredit]
  if (action === 'ACCEPT') {
    const signature = await sign(context, fkCredits, 'ACCEPT', 'ACCEPT', { supplierConsent })
    return () => acceptTickets(businesses, context, { fkCredits, supplierConsent, signature })
  }
  const signature = await sign(context, fkCredits, 'ACCEPT', 'REFUSE', { reason })
  return () => refuseTickets(businesses, context, { fkCredits, reason, signature })
}

export async function accept(
  world: World,
  pkCredit: string,
  who: Person = 'supplierOperator',
  supplierConsent = false,
) {
  return only((await (await answerRequest(as(world, who), pkCredit, 'ACCEPT', { supplierConsent }))()).results)
}

export async function refuse(world: World, pkCredit: string, who: Person = 'supplierOperator', reason = '金额不符') {
  return only((await (await answerRequest(as(world, who), pkCredit, 'REFUSE', { reason }))()).results)
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
export const sendBack = (
  world: World,
  pkApply: string,
  who: Person = 'director',
  comment?: string,
  type: BusinessType = 'ISSUE',
) => returnAs(type, who === 'final' ? 'PENDING_FINAL' : 'PENDING_DIRECTOR', comment)(world, pkApply, who)

export async function withdraw(
  world: World,
  pkApply: string,
  who: Person | Actor = 'operator',
  type: BusinessType = 'ISSUE',
) {
  return only((await formOf(type).withdraw(as(world, who), { pkApplys: [pkApply] })).results)
}

/** The operator ends a returned application (作废). */
export async function cancel(
  world: World,
  pkApply: string,
  who: Person | Actor = 'operator',
  type: BusinessType = 'ISSUE',
) {
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

/** A batch of due tickets through both reviews and the bank, which pays each: serials SERIAL-0, SERIAL-1, … */
export async function redeemed(world: World, fkCredits: readonly string[]): Promise<string> {
  const pkAccount = world.accounts[world.core] ?? ''
  const line = { fkCredits, payDate: todayOf(world.clock), pkAccount, remark: '' }
  const { saved } = await formOf('REDEEM').save(as(world, 'operator'), { lines: [line] })
  const { pkApply } = only(saved)
  await submitAs('REDEEM')(world, pkApply, 'operator')
  await approveAs('REDEEM', 'PENDING_DIRECTOR')(world, pkApply, 'director')
  await approveAs('REDEEM', 'PENDING_FINAL')(world, pkApply, 'final')
  for (const index of fkCredits.keys()) {
    const paid = { answer: 'APPROVE', line: index, body: { bankSerial: `SERIAL-${index}` } } as const
    await answerAs('REDEEM', 'BANK')(world, pkApply, paid)
  }
  return pkApply
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
