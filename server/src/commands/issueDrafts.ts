import {
  cancelIssue as cancelIssueEndpoint,
  deleteIssueDraft as deleteIssueDraftEndpoint,
  filesOfTrade,
  type IssueLine,
  saveIssueDrafts as saveIssueDraftsEndpoint,
  updateIssueDraft as updateIssueDraftEndpoint,
} from '@jinpiao/contract/issue'
import { issueFields } from '@jinpiao/contract/issueFields'
import { type ApplicationState, applicationStates } from '@jinpiao/contract/status'
import { BusinessError } from '../domain/businessError.ts'
import { DAY_MS, instantOf } from '../domain/clock.ts'
import { canonicalJson, digestOf } from '../domain/digest.ts'
import { isEditable } from '../domain/flow.ts'
import { amountOf } from '../domain/issueRules.ts'
import { requireCancellable } from '../domain/ticket.ts'
import { DRAFT_DAYS, lockApplications, ownApplication } from './applications.ts'
import { nameOf } from './assemble.ts'
import { type Act, runCommand } from './command.ts'
import type { CommandContext } from './context.ts'
import { findSupplier, issueDigest, ownFiles } from './issueFacts.ts'
import { keepOnlyInvoices } from './invoices.ts'
import { newPk, nextNumber } from './keys.ts'
import { lockTickets, readTicket } from './tickets.ts'

export interface SavedDraft {
  pkApply: string
  applyNo: string
  version: number
}

/** One application per supplier; a draft may be incomplete, but names nothing that is not the enterprise's. */
export function saveIssueDrafts(
  context: CommandContext,
  input: { lines: readonly IssueLine[] },
): Promise<{ saved: SavedDraft[] }> {
  const permission = saveIssueDraftsEndpoint.permission
  return runCommand(context, { name: 'ISSUE.SAVE', permission }, input, async (act) => {
    const batchId = newPk()
    const saved: SavedDraft[] = []
    for (const line of input.lines) {
      const columns = await columnsOf(act, line)
      saved.push(await insertDraft(act, { businessType: 'ISSUE', batchId, ...columns }))
    }
    return { saved }
  })
}

/** I12: editing a returned application keeps its number and makes a new version; what was approved no longer counts. */
export function updateIssueDraft(
  context: CommandContext,
  input: { pkApply: string; version: number; line: IssueLine },
): Promise<{ version: number }> {
  const permission = updateIssueDraftEndpoint.permission
  return runCommand(context, { name: 'ISSUE.EDIT', permission }, input, async (act) => {
    await lockApplications(act, [input.pkApply])
    const application = await ownApplication(act, input.pkApply)
    if (application.businessType !== 'ISSUE') throw new BusinessError('01000302')
    requireEditable(application.state)
    if (application.version !== input.version) throw new BusinessError('99000409')
    const columns = await columnsOf(act, input.line)
    const version = application.version + 1
    const expiresAt = instantOf(context.clock, DRAFT_DAYS * DAY_MS)
    const updated = await act.tx
      .updateTable('application')
      .set({ ...columns, version, updatedAt: act.at, expiresAt })
      .where('pkApply', '=', input.pkApply)
      .where('version', '=', input.version)
      .executeTakeFirst()
    if (updated.numUpdatedRows !== 1n) throw new BusinessError('99000409')
    await keepOnlyInvoices(act, input.pkApply, input.line)
    act.facts.push({
      action: 'ISSUE.EDIT',
      target: `application:${input.pkApply}`,
      before: { version: application.version, payloadDigest: application.payloadDigest },
      after: { version, payloadDigest: columns.payloadDigest },
    })
    return { version }
  })
}

/** Only what has never been submitted disappears; everything else has a trail and ends in a state. */
export function deleteIssueDraft(context: CommandContext, input: { pkApply: string }): Promise<Record<string, never>> {
  const permission = deleteIssueDraftEndpoint.permission
  return runCommand(context, { name: 'ISSUE.DELETE', permission }, input, async (act) => {
    await lockApplications(act, [input.pkApply])
    const application = await ownApplication(act, input.pkApply)
    if (application.state !== 'DRAFT') {
      throw new BusinessError('04000114', applicationStates[application.state].label)
    }
    await act.tx.deleteFrom('application').where('pkApply', '=', input.pkApply).execute()
    act.facts.push({
      action: 'ISSUE.DELETE',
      target: `application:${input.pkApply}`,
      before: { applyNo: application.applyNo, payloadDigest: application.payloadDigest },
    })
    return {}
  })
}

/** Makes the ISSUE_CANCEL drafts; they are signed and submitted like any application. All or none. */
export function cancelIssue(
  context: CommandContext,
  input: { pkCredits: readonly string[]; comment: string },
): Promise<{ saved: SavedDraft[] }> {
  const permission = cancelIssueEndpoint.permission
  return runCommand(context, { name: 'ISSUE_CANCEL.SAVE', permission }, input, async (act) => {
    const batchId = newPk()
    const saved: SavedDraft[] = []
    await lockTickets(act, input.pkCredits)
    for (const pkCredit of new Set(input.pkCredits)) {
      const ticket = await readTicket(act.tx, pkCredit)
      requireCancellable(ticket, act.actor.fkCorp)
      const payload = { pkCredit, comment: input.comment }
      saved.push(
        await insertDraft(act, {
          businessType: 'ISSUE_CANCEL',
          batchId,
          payload: canonicalJson(payload),
          payloadDigest: digestOf({ ...payload, creditNo: ticket.creditNo, amountFen: String(ticket.amountFen) }),
          amountFen: ticket.amountFen,
          fkCounterparty: ticket.fkHolder,
          counterpartyName: await nameOf(act, ticket.fkHolder),
          promisedDate: ticket.promisedDate,
          fkLimit: ticket.fkLimit,
          contractNo: null,
        }),
      )
    }
    return { saved }
  })
}

function requireEditable(state: ApplicationState): void {
  if (!isEditable(state)) throw new BusinessError('04000114', applicationStates[state].label)
}

interface DraftColumns {
  payload: string
  payloadDigest: string
  amountFen: bigint | null
  fkCounterparty: string | null
  counterpartyName: string | null
  promisedDate: string | null
  fkLimit: string | null
  contractNo: string | null
}

/** What an issue line is in the columns of an application; another enterprise's supplier, limit or file is refused. */
async function columnsOf({ tx, actor }: Act, line: IssueLine): Promise<DraftColumns> {
  const supplier = line.pkSupplier === '' ? undefined : await findSupplier(tx, actor.fkCorp, line.pkSupplier)
  if (line.pkSupplier !== '' && !supplier) throw new BusinessError('01000302')
  const limit = await tx
    .selectFrom('credit_limit')
    .select('pkLimit')
    .where('pkLimit', '=', line.pkLimit)
    .where('fkCorp', '=', actor.fkCorp)
    .executeTakeFirst()
  if (line.pkLimit !== '' && !limit) throw new BusinessError('01000302')
  const named = new Set(filesOfTrade(line.trade))
  const files = await ownFiles(tx, actor.fkCorp, [...named])
  if (files.length < named.size) throw new BusinessError('01000302')
  const amountFen = amountOf(line) ?? null
  const typed = line.amount !== '' && !/^0+(\.0+)?$/.test(line.amount)
  if (amountFen === null && typed) throw new BusinessError('01000303', issueFields.amount)
  return {
    payload: canonicalJson(line),
    payloadDigest: await issueDigest(tx, actor.fkCorp, line),
    amountFen,
    fkCounterparty: supplier?.fkSupplierCorp ?? null,
    counterpartyName: supplier?.corpName ?? null,
    promisedDate: line.promisedDate === '' ? null : line.promisedDate,
    fkLimit: limit?.pkLimit ?? null,
    contractNo: line.trade.contractNo || null,
  }
}

async function insertDraft(
  act: Act,
  columns: DraftColumns & { businessType: 'ISSUE' | 'ISSUE_CANCEL'; batchId: string },
): Promise<SavedDraft> {
  const { tx, actor, at, today, context } = act
  const pkApply = newPk()
  const applyNo = await nextNumber(tx, 'SQ', today)
  await tx
    .insertInto('application')
    .values({
      ...columns,
      pkApply,
      applyNo,
      fkCorp: actor.fkCorp,
      state: 'DRAFT',
      createdBy: actor.personId,
      createdByName: actor.personName,
      expiresAt: instantOf(context.clock, DRAFT_DAYS * DAY_MS),
      version: 1,
      createdAt: at,
      updatedAt: at,
    })
    .execute()
  act.facts.push({
    action: `${columns.businessType}.SAVE`,
    target: `application:${pkApply}`,
    after: { applyNo, payloadDigest: columns.payloadDigest },
  })
  return { pkApply, applyNo, version: 1 }
}
