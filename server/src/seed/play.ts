import type { InvoiceInput } from '@jinpiao/contract/invoice'
import type { IssueLine } from '@jinpiao/contract/issue'
import type { RoleCode } from '@jinpiao/contract/roles'
import { addDays, type Day } from '@jinpiao/values/days'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { acceptTickets, refuseTickets } from '../commands/acceptance.ts'
import { runCommand } from '../commands/command.ts'
import { directorApprove, finalApprove, submitIssue } from '../commands/decisions.ts'
import { cancelIssue, saveIssueDrafts } from '../commands/issueDrafts.ts'
import { newPk } from '../commands/keys.ts'
import { moveLimitBy } from '../commands/limits.ts'
import { changeTicket, readTicket } from '../commands/tickets.ts'
import { DAY_MS, MINUTE_MS, todayOf } from '../domain/clock.ts'
import { contextOf, type Stage, signFor } from './actors.ts'
import { pkLimitOf } from './install.ts'

/** Who acts for a core enterprise, by key of `seedPeople`. */
const staff: Record<string, { operator: string; director: string; final: string }> = {
  huayue: { operator: 'CO', director: 'CD', final: 'CF' },
  zhongze: { operator: 'ZO', director: 'ZD', final: 'ZF' },
  beichuan: { operator: 'BO', director: 'BD', final: 'BF' },
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

const HOUR_MS = 60 * MINUTE_MS
const defaultLimits: Record<string, string> = { huayue: 'hy-bank', zhongze: 'zz-bank', beichuan: 'bc-bank' }

const staffOf = (core: string) =>
  staff[core] ?? (staff['huayue'] as { operator: string; director: string; final: string })

/** Saves, signs and decides through the portal's own commands; an hour passes between the people. */
export async function playIssue(stage: Stage, issue: Issue): Promise<{ pkApplys: string[]; pkCredits: string[] }> {
  const { core, at, lines, upTo } = issue
  const people = staffOf(core)
  stage.clock.set(at)
  const operator = () => contextOf(stage, issue.operator ?? people.operator, core, 'ROLE_CORE_OPERATOR')
  const { saved } = await saveIssueDrafts(operator(), { lines: lines.map((wanted) => lineOf(stage, core, wanted)) })
  const pkApplys = saved.map(({ pkApply }) => pkApply)
  if (upTo === 'DRAFT') return { pkApplys, pkCredits: [] }

  await signed(stage, operator(), pkApplys, 'SUBMIT', submitIssue)
  if (upTo === 'SUBMITTED') return { pkApplys, pkCredits: [] }

  stage.clock.set(at + HOUR_MS)
  const director = contextOf(stage, issue.director ?? people.director, core, 'ROLE_CORE_DIRECTOR')
  await signed(stage, director, pkApplys, 'APPROVE', directorApprove)
  if (upTo === 'DIRECTOR') return { pkApplys, pkCredits: [] }

  stage.clock.set(at + 2 * HOUR_MS)
  const final = contextOf(stage, people.final, core, 'ROLE_CORE_FINAL_REVIEW')
  const results = await signed(stage, final, pkApplys, 'FINAL_APPROVE', finalApprove)
  return { pkApplys, pkCredits: results.flatMap((result) => result.pkCredit ?? []) }
}

type Command = typeof submitIssue
async function signed(
  stage: Stage,
  context: Parameters<Command>[0],
  pkApplys: readonly string[],
  action: 'SUBMIT' | 'APPROVE' | 'FINAL_APPROVE',
  command: Command,
  businessType: 'ISSUE' | 'ISSUE_CANCEL' = 'ISSUE',
) {
  const signature = await signFor(stage, context, { ids: pkApplys, businessType, action })
  // Each act has its own request id, like each click of a person.
  const { results } = await command({ ...context, requestId: newPk() }, { pkApplys, signature })
  return succeeded(results)
}

/** A refusal in the seed is a mistake of the seed. */
function succeeded<Result extends { ok: boolean; code: string; message: string }>(results: readonly Result[]) {
  const refused = results.find((result) => !result.ok)
  if (refused) throw new Error(`The seed was refused: ${refused.code} ${refused.message}`)
  return results
}

/** The recipients of these tickets accept or refuse them, each enterprise in one act. */
export async function playAnswer(
  stage: Stage,
  at: number,
  pkCredits: readonly string[],
  refusal?: string,
): Promise<void> {
  stage.clock.set(at)
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
    const action = refusal === undefined ? 'ACCEPT' : 'REFUSE'
    const signature = await signFor(stage, context, { ids: fkCredits, businessType: 'ACCEPT', action })
    const { results } =
      refusal === undefined
        ? await acceptTickets(context, { fkCredits, supplierConsent: false, signature })
        : await refuseTickets(context, { fkCredits, reason: refusal, signature })
    succeeded(results)
  }
}

/** The issuer takes tickets back that nobody has accepted. */
export async function playCancel(
  stage: Stage,
  at: number,
  pkCredits: readonly string[],
  approved: boolean,
): Promise<void> {
  stage.clock.set(at)
  const operator = contextOf(stage, 'CO', 'huayue', 'ROLE_CORE_OPERATOR')
  const { saved } = await cancelIssue(operator, { pkCredits, comment: '合同变更，重新开立' })
  const pkApplys = saved.map(({ pkApply }) => pkApply)
  await signed(stage, operator, pkApplys, 'SUBMIT', submitIssue, 'ISSUE_CANCEL')
  if (!approved) return
  stage.clock.set(at + HOUR_MS)
  const director = contextOf(stage, 'CD', 'huayue', 'ROLE_CORE_DIRECTOR')
  await signed(stage, director, pkApplys, 'APPROVE', directorApprove, 'ISSUE_CANCEL')
}

/**
 * Payment at maturity. Redemption has no page in this version, so the history's redemptions are written here, through
 * the same guarded changes: the ticket's state, the limit's entry, the audit log.
 */
export async function playRedemption(
  stage: Stage,
  at: number,
  core: string,
  pkCredits: readonly string[],
): Promise<void> {
  stage.clock.set(at)
  const context = contextOf(stage, staffOf(core).director, core, 'ROLE_CORE_DIRECTOR')
  await runCommand(context, { name: 'TICKET.REDEEM' }, { pkCredits }, async (act) => {
    for (const pkCredit of pkCredits) {
      await changeTicket(act, await readTicket(act.tx, pkCredit), { state: 'DUE' })
      const due = await readTicket(act.tx, pkCredit)
      await changeTicket(act, due, { state: 'REDEEMED' })
      await moveLimitBy(act, due.fkLimit, 'RELEASE', due.amountFen, { pkApply: due.bornBy, pkCredit })
    }
    return {}
  })
}

let contractNumber = 0

/** A complete form: the amount is covered by its contract, mostly by invoices too. */
function lineOf(stage: Stage, core: string, wanted: Wanted): IssueLine {
  const {
    supplier,
    amount,
    dueIn,
    limit = defaultLimits[core] ?? '',
    deliveredAgo,
    tenorReason = '',
    remark = '',
  } = wanted
  const today = todayOf(stage.clock)
  contractNumber += 1
  const file = stage.installed.contracts.get(core)
  return {
    pkLimit: pkLimitOf(limit),
    pkSupplier: stage.installed.suppliers.get(`${core}/${supplier}`) ?? '',
    amount,
    promisedDate: addDays(today, dueIn),
    tenorReason,
    trade: {
      contractNo: `HT${today.slice(0, 4)}${String(contractNumber).padStart(5, '0')}`,
      contractName: '零部件采购框架合同',
      contractAmount: amount === '' ? '' : contractAmountFor(amount),
      signedDate: addDays(today, -20),
      deliveredDate: deliveredAgo === undefined ? '' : addDays(today, -deliveredAgo),
      fileIds: file ? [file] : [],
      invoices: invoicesFor(stage, core, amount, today),
      otherFileIds: [],
    },
    remark,
    notifySupplier: false,
  }
}

/** Most are covered by one invoice, some by two of the old kind, every seventh has none: the reviewer is told. */
function invoicesFor(stage: Stage, core: string, amount: string, today: Day): InvoiceInput[] {
  const file = stage.installed.invoices.get(core)
  if (amount === '' || file === undefined || contractNumber % 7 === 0) return []
  const issued = { issueDate: addDays(today, -5), invoiceFileIds: [file] }
  const serial = String(contractNumber)
  const electronic = { invoiceNo: `${today.slice(2, 4)}42${serial.padStart(16, '0')}`, invoiceCode: '' }
  if (contractNumber % 7 !== 3) return [{ ...issued, ...electronic, amountWithTax: amount }]
  const half = (decimalToFen(amount) + 1n) / 2n
  return ['1', '2'].map((first) => ({
    ...issued,
    invoiceCode: '4200261130',
    invoiceNo: `${first}${serial.padStart(7, '0')}`,
    amountWithTax: fenToDecimal(half),
  }))
}

/** About ten times the amount, as far as the field goes. */
const contractAmountFor = (amount: string): string => (amount.length >= 16 ? amount : `${amount.split('.')[0]}9.99`)

export const daysAgo = (now: number, days: number): number => now - days * DAY_MS
