import { type BusinessType, flowOf, stepOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import { invoiceKey } from '@jinpiao/contract/invoice'
import { protocolId } from '@jinpiao/contract/loanProtocol'
import { productTextId } from '@jinpiao/contract/productCards'
import type { ApplicationState, LimitMove } from '@jinpiao/contract/status'
import { CLOSED_DAYS } from '@jinpiao/contract/ticketPolicy'
import type { TransferPayload } from '@jinpiao/contract/transfer'
import { daysBetween } from '@jinpiao/values/days'
import type { Selectable } from 'kysely'
import { expect } from 'vitest'
import { findBrokenLink } from '../acts/audit.ts'
import { MACHINE } from '../acts/context.ts'
import { findDrift } from '../acts/tallies.ts'
import type { Database, Reader } from '../db/database.ts'
import type { ApplicationStepTable, ApplicationTable, TicketTable } from '../db/tables/instrument.ts'
import { sha256 } from '../domain/digest.ts'
import { emptyLimit, moveLimit } from '../domain/limit.ts'
import { expectClaims } from './claimInvariants.ts'
import { expectLoans } from './loanInvariants.ts'
import { expectTrees } from './ticketInvariants.ts'
import { expectTold } from './toldInvariants.ts'

type ApplicationRow = Selectable<ApplicationTable>
type StepRow = Selectable<ApplicationStepTable>
type TicketRow = Selectable<TicketTable>

/** An approval inside the enterprise; a recipient who accepts is one of the other enterprise. */
const isApproval = (step: StepRow, { fkCorp }: ApplicationRow) => step.decision === 'APPROVE' && step.fkCorp === fkCorp

/** By what the signed text names it: applications by their keys, but what is none before it is signed. */
const signedKeys: Partial<Record<string, (payload: string) => string>> = {
  ACCEPT: (payload) => JSON.parse(payload).pkCredit,
  GUARANTEE_CONFIRM: (payload) => JSON.parse(payload).pkConfirm,
  RECEIPT_CONFIRM: (payload) => JSON.parse(payload).pkConfirm,
  REDEEM_FAILURE: (payload) => JSON.parse(payload).pkLine,
  SELF_LOAN_PROTOCOL: () => protocolId,
  PRODUCT_OPEN: (payload) => productTextId(JSON.parse(payload).product, JSON.parse(payload).act),
}
const signedKeyOf = ({ businessType, payload, pkApply }: { businessType: string; payload: string; pkApply: string }) =>
  signedKeys[businessType]?.(payload) ?? pkApply

/** Checks what must hold of the whole database whatever happened before (product §2.5). */
export async function expectInvariants({ read }: Database): Promise<void> {
  const limits = await read.selectFrom('credit_limit').selectAll().execute()
  const entries = await read.selectFrom('limit_entry').selectAll().orderBy('fkLimit').orderBy('seq').execute()
  const tickets = await read.selectFrom('ticket').selectAll().execute()
  const applications = await read.selectFrom('application').selectAll().execute()
  const steps = await read.selectFrom('application_step').selectAll().orderBy('pkApply').orderBy('seq').execute()
  const evidence = await read.selectFrom('signature').selectAll().execute()
  const signatures = new Map(evidence.map((row) => [row.pkSign, row]))

  for (const limit of limits) {
    const own = entries.filter((entry) => entry.fkLimit === limit.pkLimit)
    const fold = own.reduce((columns, entry) => {
      const next = moveLimit(columns, entry.kind as LimitMove, entry.amountFen)
      expect(entry.usedAfterFen, 'I9: an entry says what it left').toBe(next.usedFen)
      return next
    }, emptyLimit)
    const { totalFen, allocatedFen, frozenFen, usedFen } = limit
    expect({ totalFen, allocatedFen, frozenFen, usedFen }, 'I9: columns = fold of the entries').toEqual(fold)
    expect(
      own.map((entry) => entry.seq),
      'I9: no entry is missing',
    ).toEqual(own.map((_, index) => index + 1))
    expect(limit.entrySeq, 'I9: the last number is their count').toBe(own.length)
    const parts = limits.filter((each) => each.parentLimit === limit.pkLimit)
    expect(allocatedFen, 'I9: what is allocated is what its parts are').toBe(sum(parts.map((part) => part.totalFen)))
    // What is frozen and used is exactly what pending applications and living tickets explain.
    const pending = applications.filter(
      (row) =>
        row.fkLimit === limit.pkLimit && row.businessType === 'ISSUE' && /^PENDING_(DIRECTOR|FINAL)$/.test(row.state),
    )
    expect(frozenFen, 'I10: frozen = what waits for approval').toBe(sum(pending.map((row) => row.amountFen ?? 0n)))
    const living = tickets.filter(
      (row) => row.fkLimit === limit.pkLimit && /^(PENDING_ACCEPT|HELD|DUE|OVERDUE)$/.test(row.state),
    )
    expect(usedFen, 'I2, I9: used = what circulates').toBe(sum(living.map((row) => row.amountFen)))
  }

  await expectTrees(read, tickets, applications)
  await expectTasks(read, applications)
  await expectBooks(read, tickets)
  await expectLoans(read, applications)
  await expectClaims(read)
  await expectTold(read)

  for (const application of applications) {
    const round = steps.filter((row) => row.pkApply === application.pkApply && row.round === application.round)
    // What an institution answers is recorded with the enterprise whose application it is, and signed by nobody of it. A
    // person who registers what the bank has answered decides nothing.
    const isOutside = (row: { step: string }) => {
      const step = stepOf(application.businessType as BusinessType, row.step as ApplicationState)
      return step !== undefined && !isDecision(step)
    }
    const own = round.filter(
      (row) =>
        row.fkCorp === application.fkCorp &&
        row.personId !== MACHINE &&
        /^(SUBMIT|APPROVE)$/.test(row.decision) &&
        !isOutside(row),
    )
    const people = own.map((row) => row.personId)
    expect(new Set(people).size, 'I11: nobody acts twice in a round').toBe(people.length)
    if (application.businessType === 'TRANSFER') {
      // The day in Shanghai is the first part of an instant with its offset.
      for (const step of steps.filter((row) => row.pkApply === application.pkApply && isApproval(row, application))) {
        const left = daysBetween(step.at.slice(0, 10), application.promisedDate ?? '')
        expect(left, 'I7: days from the approval to the promised date').toBeGreaterThan(CLOSED_DAYS)
      }
    }
    const approved = round.find((row) => row.decision === 'APPROVE')
    const submitted = round.find((row) => row.decision === 'SUBMIT')
    if (approved) {
      expect(approved.payloadDigest, 'I12: approved is what was submitted').toBe(submitted?.payloadDigest)
      const returned = round.some((row) => row.decision === 'RETURN')
      if (!returned) expect(application.payloadDigest, 'I12: and what stands there').toBe(approved.payloadDigest)
    }
    const isSigned = (step: { decision: string }) =>
      step.decision !== 'SUBMIT' || !flowOf(application.businessType as BusinessType).unsigned
    for (const step of own.filter(isSigned)) {
      const signature = signatures.get(step.pkSign ?? '')
      const { personId, businessType, originalDigest } = signature ?? {}
      const { pkApply } = application
      expect({ personId, businessType }, `I13: step ${step.decision} of ${pkApply} is signed by its person`).toEqual({
        personId: step.personId,
        businessType: application.businessType,
      })
      expect(originalDigest, 'I13: the evidence is whole').toBe(sha256(signature?.original ?? ''))
      const signed = (JSON.parse(signature?.creditList ?? '[]') as { fkCredit: string }[]).map((row) => row.fkCredit)
      expect(signed, 'I13: it names the entry').toContain(signedKeyOf(application))
    }
  }

  // That one key is open once is the index's; here, that it is open as long as its application may come to a ticket, or
  // the part that it backs may still be accepted.
  const claims = await read.selectFrom('trade_invoice').selectAll().execute()
  const lines = await read.selectFrom('application_line').selectAll().execute()
  const births = claims.filter(({ isOpen, partFen }) => isOpen === 1 && partFen === null)
  expect(new Set(births.map((row) => row.invoiceKey)).size, 'I15: one invoice backs one birth').toBe(births.length)
  for (const { invoiceKey: key, totalFen, usedFen } of await read.selectFrom('invoice_part').selectAll().execute()) {
    const parts = claims.filter((row) => row.invoiceKey === key && row.isOpen === 1).map((row) => row.partFen ?? 0n)
    expect(usedFen, `I15: used of ${key}`).toBe(sum(parts))
    expect(usedFen <= totalFen, `I15: used of ${key} within its amount`).toBe(true)
  }
  for (const { pkInvoice, invoiceKey: key, amountWithTaxFen, usedFen } of await read
    .selectFrom('invoice')
    .selectAll()
    .execute()) {
    const open = claims.filter((row) => row.pkInvoice === pkInvoice && row.isOpen === 1)
    const used = sum(open.map(({ partFen }) => partFen ?? amountWithTaxFen))
    expect(usedFen, `I15: shown as used of ${key}`).toBe(used > amountWithTaxFen ? amountWithTaxFen : used)
  }
  for (const { pkApply, isOpen, invoiceKey: key } of claims) {
    const { state = '', businessType, payload = '{}' } = applications.find((row) => row.pkApply === pkApply) ?? {}
    const backed = businessType === 'TRANSFER' ? backedLine(payload, key) : 0
    const line = lines.find((row) => row.pkApply === pkApply && row.line === backed)
    const isFree =
      /^(REJECTED|WITHDRAWN|EXPIRED|CANCELLED)$/.test(state) || /^(REFUSED|LAPSED)$/.test(line?.state ?? '')
    expect(isOpen, `I15: invoice ${key} of an application that is ${state}`).toBe(isFree ? 0 : 1)
  }

  const chains = await read.selectFrom('audit_head').select('fkCorp').execute()
  for (const { fkCorp } of chains) expect(await findBrokenLink(read, fkCorp), 'I23: the chain verifies').toBeUndefined()
  await expectAudited(read, { applications, steps, tickets })
  expect(await findDrift(read), 'the tallies are what a count would give').toEqual([])
}

/** An institution is asked about exactly what waits for it, in the round that it is in. */
async function expectTasks(read: Reader, applications: readonly ApplicationRow[]): Promise<void> {
  const open = await read
    .selectFrom('outside_task')
    .select(['target', 'institution', 'round'])
    .where('kind', '=', 'APPLICATION')
    .where('state', '=', 'OPEN')
    .execute()
  const waiting = applications.flatMap(({ pkApply: target, businessType, state, round }) => {
    const step = stepOf(businessType as BusinessType, state as ApplicationState)
    const isAsked = step && !isDecision(step) && step.from !== 'COUNTERPARTY' && step.asks !== 'LATER'
    return isAsked ? [{ target, institution: step.from as string, round }] : []
  })
  const inOrder = (rows: typeof open) => rows.sort((a, b) => (a.target < b.target ? -1 : 1))
  expect(inOrder(open), 'what institutions are asked').toEqual(inOrder(waiting))
}

/** What came in less what went out is what an enterprise holds less what circulates of its own promises. */
async function expectBooks(read: Reader, tickets: readonly TicketRow[]): Promise<void> {
  const rows = await read.selectFrom('transaction_log').selectAll().where('asset', '=', 'TICKET').execute()
  const of = (row: { direction: string; amountFen: bigint }) =>
    row.direction === 'IN' ? row.amountFen : -row.amountFen
  const corps = new Set([
    ...rows.map(({ fkCorp }) => fkCorp),
    ...tickets.flatMap((row) => [row.fkHolder, row.fkIssuer]),
  ])
  for (const fkCorp of corps) {
    const holds = tickets.filter((row) => row.fkHolder === fkCorp && /^(HELD|DUE|OVERDUE)$/.test(row.state))
    const owes = tickets.filter(
      (row) => row.fkIssuer === fkCorp && /^(PENDING_ACCEPT|HELD|DUE|OVERDUE)$/.test(row.state),
    )
    const balance = sum(rows.filter((row) => row.fkCorp === fkCorp).map(of))
    expect(balance, `the books of ${fkCorp}`).toBe(
      sum(holds.map((row) => row.amountFen)) - sum(owes.map((row) => row.amountFen)),
    )
  }
}

/** Which part of a transfer an invoice backs. */
function backedLine(payload: string, key: string): number {
  const { outputs } = JSON.parse(payload) as TransferPayload
  return outputs.findIndex(({ trade }) => trade.invoices.some((invoice) => invoiceKey(invoice) === key))
}

/** I23: each change of each application (in its enterprise's chain) and of each ticket has exactly one entry, by its person, with a request id. */
async function expectAudited(
  read: Reader,
  { applications, steps, tickets }: { applications: ApplicationRow[]; steps: StepRow[]; tickets: TicketRow[] },
): Promise<void> {
  const audited = await read.selectFrom('audit_log').selectAll().execute()
  const byTarget = Map.groupBy(audited, (row) => row.target)
  for (const { requestId } of audited) expect(requestId, 'I23: with its request id').toMatch(/^[\w-]{8,}$/)

  const stepsOf = Map.groupBy(steps, (step) => step.pkApply)
  for (const { pkApply, fkCorp, businessType, state } of applications) {
    const own = stepsOf.get(pkApply) ?? []
    const decided = new Set(own.map((step) => `${businessType}.${step.decision}`))
    const entries = (byTarget.get(`application:${pkApply}`) ?? [])
      // Of the enterprise's own chain, whoever has acted.
      .filter((row) => row.fkCorp === fkCorp && decided.has(row.action))
      .map((row) => ({ row, before: JSON.parse(row.before ?? '{}'), after: JSON.parse(row.after ?? '{}') }))
      .sort((a, b) => a.before.version - b.before.version)
    expect(
      entries.map(({ row, before, after }) => [
        row.action,
        row.personId,
        row.at,
        before.step ?? before.state,
        after.pkSign,
      ]),
      `I23: every step of ${pkApply} has its entry`,
    ).toEqual(own.map((step) => [`${businessType}.${step.decision}`, step.personId, step.at, step.step, step.pkSign]))
    if (own.length > 0) expect(entries.at(-1)?.after.state, 'I23: the last entry says what stands').toBe(state)
  }
  for (const { pkCredit, version } of tickets) {
    const entries = byTarget.get(`ticket:${pkCredit}`) ?? []
    expect(entries.filter((row) => row.action === 'TICKET.BORN')).toHaveLength(1)
    const versions = entries
      .filter((row) => row.action === 'TICKET.CHANGE')
      .map((row) => JSON.parse(row.after ?? '{}').version as number)
    expect(
      versions.sort((a, b) => a - b),
      `I23: every change of ${pkCredit} has its entry`,
    ).toEqual(Array.from({ length: version - 1 }, (_, index) => index + 2))
  }
}

export const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)
