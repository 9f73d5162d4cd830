import type { Day } from '@jinpiao/values/days'
import { decimalToFen, formatMoney } from '@jinpiao/values/money'
import type { CheckTopic } from './checks.ts'
import type { ProductKind } from './funderProducts.ts'
import type { LoanPayload } from './loanApply.ts'
import { amountProblems, fenOf, missing, notChosen, notUploaded, type Problem, problem } from './problems.ts'
import { isProduct, productKinds } from './productKinds.ts'
import { retryFrom } from './signupRules.ts'
import { termOf } from './terms.ts'

/** Within which a funder lends. */
export interface LoanTerms {
  minAmount: string
  maxAmount: string
  monthsMax: number
  /** Ways to repay; none: it has said nothing of them. */
  methods: readonly string[]
}

/** What is known when an application for a loan is judged; what is left out nobody has asked. */
export interface LoanFacts {
  today: Day
  /** Whether the enterprise may use the product at all (I20). */
  isOpened?: boolean | undefined
  /** Null: it is no longer offered. */
  product?: LoanTerms | null | undefined
  isAccountProved?: boolean | undefined
  /** The number of another application for the same product that is under way. */
  openNo?: string | null | undefined
  /** The day of the last refusal. */
  refusedOn?: Day | null | undefined
  /** Whether the enterprise has a line of its own already; only own credit asks for one. */
  hasLine?: boolean | undefined
}

/**
 * Everything that refuses an application for a loan, in the order of the form. What a kind asks besides stands after it:
 * `[...findLoanProblems('CHAIN_CREDIT', payload, facts), ...own]`.
 */
export function findLoanProblems(kind: ProductKind, payload: LoanPayload, facts: LoanFacts): Problem[] {
  const { fkProduct, pkAccount, guarantee, guarantor, authFileIds, repaySource } = payload
  return [
    ...enterpriseProblems(kind, facts),
    ...(fkProduct === '' ? [notChosen('fkProduct', 'product')] : []),
    ...(fkProduct !== '' && facts.product === null ? [problem('fkProduct', '01000302')] : []),
    ...amountProblems('amount', 'amount', payload.amount),
    ...termProblems(payload, facts),
    ...purposeProblems(payload),
    ...(repaySource === '' ? [missing('repaySource', 'repaySource')] : []),
    ...(guarantee === '' ? [notChosen('guarantee', 'guarantee')] : []),
    ...(guarantee === 'GUARANTEE' && !guarantor ? [missing('guarantor', 'guarantor')] : []),
    ...(pkAccount === '' ? [notChosen('pkAccount', 'receivingAccount')] : []),
    ...(pkAccount !== '' && facts.isAccountProved === false ? [problem('pkAccount', '07000102')] : []),
    ...(authFileIds.length === 0 ? [notUploaded('authFileIds', 'authFiles')] : []),
  ]
}

/** What stands in the way whatever the form says: the page says it instead of the form. */
export function enterpriseProblems(kind: ProductKind, facts: LoanFacts): Problem[] {
  const { isOpened, hasLine, openNo, refusedOn, today } = facts
  if (isOpened === false && kind === 'CHAIN_CREDIT') return [problem('', '09000113')]
  if (isOpened === false) return [problem('', '01000203', isProduct(kind) ? productKinds[kind].name : '')]
  if (hasLine === true) return [problem('', '09000105')]
  if (openNo) return [problem('', '09000111', openNo)]
  const from = retryFrom({ refusedOn: refusedOn ?? null, today })
  return from === null ? [] : [problem('', '09000112', from)]
}

/** Amount, months and way to repay within what the funder offers. */
function termProblems({ amount, months, method }: LoanPayload, { product }: LoanFacts): Problem[] {
  const fen = fenOf(amount)
  const isOutside =
    product && fen !== undefined && (fen < decimalToFen(product.minAmount) || fen > decimalToFen(product.maxAmount))
  return [
    ...(product && isOutside
      ? [problem('amount', '09000109', formatMoney(product.minAmount), formatMoney(product.maxAmount))]
      : []),
    ...(months === '' ? [missing('months', 'months')] : []),
    ...(months !== '' && product && !isWithin(months, product.monthsMax)
      ? [problem('months', '09000108', String(product.monthsMax))]
      : []),
    ...(method === '' ? [notChosen('method', 'repayMethod')] : []),
    ...(method !== '' && product && product.methods.length > 0 && !product.methods.includes(method)
      ? [problem('method', '09000110')]
      : []),
  ]
}

const isWithin = (months: string, max: number) => Number(months) >= 1 && Number(months) <= max

/** One that is in no list is said in words. */
const purposeProblems = ({ purpose, purposeNote }: LoanPayload): Problem[] => [
  ...(purpose === '' ? [notChosen('purpose', 'purpose')] : []),
  ...(purpose === 'OTHER' && purposeNote === '' ? [missing('purposeNote', 'purposeNote')] : []),
]

/** What a reviewer reads of these rules, in the order of the form. */
export const loanTopics: readonly CheckTopic[] = [
  { name: ['企业与产品', 'Company and product'], fields: /^(fkProduct)?$/ },
  { name: ['金额与期限', 'Amount and term'], fields: /^(amount|months|method)/ },
  { name: ['用途与还款来源', 'Purpose and repayment'], fields: /^(purpose|repaySource|guarantee|guarantor)/ },
  { name: termOf('receivingAccount').name, fields: /^pkAccount/ },
  { name: ['授权与材料', 'Authorisation and documents'], fields: /^(authFileIds|otherFileIds)/ },
]
