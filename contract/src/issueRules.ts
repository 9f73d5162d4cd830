import type { Day } from '@jinpiao/values/days'
import { type Fen, formatMoney } from '@jinpiao/values/money'
import { type CheckTopic, tradeTopics } from './checks.ts'
import { findSharedInvoices } from './invoice.ts'
import type { IssueLine } from './issue.ts'
import { type LimitTerm, limitRefusal } from './limitRules.ts'
import { amountProblems, fenOf, missing, notChosen, type Problem, problem, within } from './problems.ts'
import { judgeTenor, type TenorRule } from './tenor.ts'
import { drawOnContracts, findTradeProblems, type TradeFacts } from './tradeRules.ts'
import type { Value } from './words.ts'

/** What is known of the enterprise, the limit and the supplier when a line is judged; `undefined`: nobody has asked. */
export interface IssueFacts extends TradeFacts {
  today: Day
  issuer?: IssuerFacts
  /** Null: not chosen, or not the issuer's. `availableFen` null: the sum is frozen already and not asked for again. */
  limit: (LimitTerm & { availableFen: Fen | null }) | null
  /** Null: not chosen, or not the issuer's. */
  supplier?: SupplierFacts | null
  tenor: TenorRule
}

/** What stops an issuer: since when, and what of its tickets is overdue. */
export interface Suspension {
  since: Day
  count: number
  amountFen: Fen
  /** On which the first of these fell due. */
  firstDay: Day
}

/** Of a branch: the enterprise that it is a part of, which may not issue, and since when. */
export interface SuspendedParent {
  name: string
  since: Day
}

interface IssuerFacts {
  /** Null: it may issue. */
  suspension: Suspension | null
  /** Null: it is no branch, or its parent may issue. */
  suspendedParent: SuspendedParent | null
  licenceTo: string | null
  hasProduct: boolean
}

export interface SupplierFacts {
  corpName: string
  state: string
  registered: boolean
  realnameState: string
  /** It issues tickets itself: nobody of it accepts one. */
  isCore: boolean
  /** The row names the enterprise that issues. */
  isIssuer: boolean
}

/** What a reviewer reads of these rules. */
export const issueTopics: readonly CheckTopic[] = [
  { name: ['开立资格', 'Right to issue'], fields: /^$/ },
  { name: ['额度与金额', 'Limit and amount'], fields: /^(pkLimit|amount)$/ },
  { name: ['供应商', 'Supplier'], fields: /^pkSupplier$/, hints: ['CONCENTRATION'] },
  {
    name: ['期限与付款日', 'Term and payment day'],
    fields: /^(promisedDate|tenorReason)$/,
    hints: ['LONG_TENOR', 'HOLIDAY', 'SME_CONSENT'],
  },
  ...tradeTopics,
]

/**
 * Everything that refuses a line, in the order of the form (I5, I9, I10, I14, I29). Asked while one fills it in, by the
 * check page before anything is signed, at submission, and again at each approval.
 */
export function findIssueProblems(line: IssueLine, facts: IssueFacts): Problem[] {
  return [
    ...issuerProblems(facts),
    ...limitProblems(line, facts),
    ...supplierProblems(line, facts),
    ...amountProblems('amount', 'amount', line.amount),
    ...findTenorProblems(line, facts),
    ...within('trade', findTradeProblems(line.trade, fenOf(line.amount), facts)),
  ]
}

/**
 * The same of several lines that are submitted together: what draws on one limit or one contract is added up, and one
 * invoice backs one line.
 */
export function findIssueBatchProblems(
  lines: readonly { line: IssueLine; facts: IssueFacts }[],
): (Problem & { line: number })[] {
  const taken = new Map<string, Fen>()
  const contracts = drawOnContracts(
    lines.map(({ line, facts }) => ({
      trade: line.trade,
      amountFen: fenOf(line.amount),
      known: facts.usedContracts,
    })),
  )
  const own = lines.flatMap(({ line, facts }, index) => {
    const before = taken.get(line.pkLimit) ?? 0n
    taken.set(line.pkLimit, before + (fenOf(line.amount) ?? 0n))
    const { limit } = facts
    const left = limit && { ...limit, availableFen: limit.availableFen === null ? null : limit.availableFen - before }
    const known = { ...facts, limit: left, usedContracts: contracts[index] }
    return findIssueProblems(line, known).map((found) => ({ ...found, line: index }))
  })
  const shared = findSharedInvoices(lines.map(({ line }) => line.trade))
  return [...own, ...shared.map((found) => ({ ...found, field: `trade.${found.field}` }))]
}

/** What fills the words of 04000120, here and where they stand in the way of the form. */
export const suspensionValues = ({ since, count, amountFen, firstDay }: Suspension): Value[] => [
  since,
  String(count),
  formatMoney(amountFen),
  firstDay,
]

/** The same of 04000174. */
export const parentValues = ({ name, since }: SuspendedParent): Value[] => [name, since]

function issuerProblems({ issuer, today }: IssueFacts): Problem[] {
  if (issuer === undefined) return []
  if (issuer.suspension !== null) return [problem('', '04000120', ...suspensionValues(issuer.suspension))]
  if (issuer.suspendedParent !== null) return [problem('', '04000174', ...parentValues(issuer.suspendedParent))]
  if (issuer.licenceTo !== null && issuer.licenceTo < today) return [problem('', '03000280')]
  return issuer.hasProduct ? [] : [problem('', '04000121')]
}

function limitProblems(line: IssueLine, { limit, today }: IssueFacts): Problem[] {
  if (limit === null) return [notChosen('pkLimit', 'sourceName')]
  const refusal = limitRefusal(limit, today)
  if (refusal) return [refusal]
  const amount = fenOf(line.amount)
  if (amount === undefined || limit.availableFen === null || amount <= limit.availableFen) return []
  const left = limit.availableFen > 0n ? limit.availableFen : 0n
  return [problem('amount', '05000101', formatMoney(left))]
}

function supplierProblems({ pkSupplier }: IssueLine, { supplier }: IssueFacts): Problem[] {
  if (pkSupplier === '' || supplier === null) return [notChosen('pkSupplier', 'supplierName')]
  const refusal = supplier && supplierRefusal(supplier)
  return refusal ? [refusal] : []
}

/** Why nothing can be issued to a supplier (I8); the form's list says the same beside its name. */
export function supplierRefusal(supplier: SupplierFacts): Problem | undefined {
  if (supplier.isIssuer) return problem('pkSupplier', '04000117')
  if (supplier.isCore) return problem('pkSupplier', '04000173', supplier.corpName)
  if (supplier.state === 'STOPPED') return problem('pkSupplier', '04000116', supplier.corpName)
  return supplier.registered && supplier.realnameState === 'PASSED' ? undefined : problem('pkSupplier', '04000103')
}

/** What the promised day is refused for (I14): the batch sheet is told so as soon as it is read. */
export function findTenorProblems(
  { promisedDate, tenorReason }: Pick<IssueLine, 'promisedDate' | 'tenorReason'>,
  { today, tenor }: Pick<IssueFacts, 'today' | 'tenor'>,
): Problem[] {
  if (promisedDate === '') return [missing('promisedDate', 'promisedDate')]
  const verdict = judgeTenor({ issueDate: today, promisedDate }, tenor)
  if (!verdict.ok) {
    return verdict.why === 'tooLong'
      ? [problem('promisedDate', '04000110', String(verdict.maxMonths))]
      : [problem('promisedDate', '04000108')]
  }
  if (!verdict.needsReason || tenorReason.trim() !== '') return []
  return [problem('tenorReason', '04000111', String(verdict.softMaxMonths))]
}
