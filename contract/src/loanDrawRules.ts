import { addMonths, type Day } from '@jinpiao/values/days'
import { decimalToFen, formatMoney } from '@jinpiao/values/money'
import type { CheckTopic } from './checks.ts'
import type { LoanDrawPayload } from './loanDraw.ts'
import { amountProblems, fenOf, missing, notChosen, notUploaded, type Problem, problem } from './problems.ts'
import { type AgreementState, agreementStates, type Purpose } from './states/loans.ts'
import { termOf } from './terms.ts'

/** The line that a loan is drawn from, as it stands when the draw is judged. */
export interface LineFacts {
  state: AgreementState
  /** What is free, the application's own part included. */
  lineAvailable: string
  monthsMax: number
  methods: readonly string[]
}

export interface LoanDrawFacts {
  today: Day
  /** Undefined: nobody has asked; null: the enterprise has no line. */
  line?: LineFacts | null | undefined
  isAccountProved?: boolean | undefined
}

/** What is bought has a contract; wages are paid without one. */
export const isContractNeeded = (purpose: Purpose | ''): boolean => purpose === 'PURCHASE' || purpose === 'EQUIPMENT'

/** `'6'` → 6; undefined where it is not from 1 to the most: `'0'`, `''`, `'13'` of 12. */
export function monthsOf(months: string, monthsMax: number): number | undefined {
  const count = months === '' ? 0 : Number(months)
  return count >= 1 && count <= monthsMax ? count : undefined
}

/** The last day of a loan that would be paid out today: six months from 2026-08-31 is 2027-02-28. */
export const maturityOf = (today: Day, months: number): Day => addMonths(today, months)

/** Everything that refuses a draw, in the order of the form. */
export function findLoanDrawProblems(payload: LoanDrawPayload, facts: LoanDrawFacts): Problem[] {
  const { pkAgreement, purpose, purposeNote, pkAccount, contractFileIds } = payload
  return [
    ...(pkAgreement === '' ? [notChosen('pkAgreement', 'agreementNo')] : []),
    ...(pkAgreement !== '' && facts.line === null ? [problem('pkAgreement', '01000302')] : []),
    ...amountProblems('amount', 'amount', payload.amount),
    ...(payload.months === '' ? [missing('months', 'months')] : []),
    ...(payload.method === '' ? [notChosen('method', 'repayMethod')] : []),
    ...(facts.line ? lineProblems(payload, facts.line) : []),
    ...(purpose === '' ? [notChosen('purpose', 'purpose')] : []),
    ...(purpose === 'OTHER' && purposeNote === '' ? [missing('purposeNote', 'purposeNote')] : []),
    ...(isContractNeeded(purpose) && contractFileIds.length === 0
      ? [notUploaded('contractFileIds', 'contractFiles')]
      : []),
    ...(pkAccount === '' ? [notChosen('pkAccount', 'receivingAccount')] : []),
    ...(pkAccount !== '' && facts.isAccountProved === false ? [problem('pkAccount', '07000102')] : []),
  ]
}

/** What only the line says: whether it is open, how much of it, for how long, in which way. */
function lineProblems({ amount, months, method }: LoanDrawPayload, line: LineFacts): Problem[] {
  const fen = fenOf(amount)
  const available = decimalToFen(line.lineAvailable)
  return [
    ...(line.state === 'ACTIVE' ? [] : [problem('', '09000102', agreementStates[line.state].label)]),
    ...(fen !== undefined && fen > available ? [problem('amount', '09000101', formatMoney(available))] : []),
    ...(months !== '' && monthsOf(months, line.monthsMax) === undefined
      ? [problem('months', '09000108', String(line.monthsMax))]
      : []),
    ...(method !== '' && !line.methods.includes(method) ? [problem('method', '09000110')] : []),
  ]
}

/** What a reviewer reads of a draw, in the order of the form. */
export const loanDrawTopics: readonly CheckTopic[] = [
  { name: ['授信状态', 'Credit line'], fields: /^($|pkAgreement)/ },
  { name: termOf('lineAvailable').name, fields: /^amount/ },
  { name: ['期限与还款方式', 'Term and repayment'], fields: /^(months|method)/ },
  { name: termOf('purpose').name, fields: /^(purpose|contractFileIds)/ },
  { name: termOf('receivingAccount').name, fields: /^pkAccount/ },
]
