import { type Fen, formatMoney } from '@jinpiao/values/money'
import { MAX_WAGES, type Wage } from './finance.ts'
import { amountProblems, fenOf, missing, type Problem, problem, within } from './problems.ts'
import { type ApplicationState, applicationStates } from './status.ts'

/** What is known of the financing that pays; `undefined`: nobody has asked. */
export interface PayrollFacts {
  state: ApplicationState
  /** Of the net amount what no other list of wages takes, in fen. */
  leftFen: Fen
  /** At the approval the money has come: until then it may still be refused. */
  isApproval?: boolean
}

/** Everything that refuses a list of wages, person by person, then as a whole. */
export function findPayrollProblems(wages: readonly Wage[], facts?: PayrollFacts): Problem[] {
  const size = wages.length === 0 || wages.length > MAX_WAGES ? [problem('wages', '04000135')] : []
  const found = [...size, ...wages.flatMap((wage, index) => within(`wages.${index}`, wageProblems(wages, wage, index)))]
  if (facts === undefined) return found
  const { state, leftFen, isApproval } = facts
  const mayPay = state === 'DONE' || (state === 'PENDING_PAYMENT' && !isApproval)
  if (!mayPay) return [problem('', '04000131', applicationStates[state].label), ...found]
  return wagesFen(wages) > leftFen ? [...found, problem('wages', '04000130', formatMoney(leftFen))] : found
}

/** Account numbers of persons and companies: 8 to 30 digits. */
const isAccountNo = (text: string) => /^\d{8,30}$/.test(text)

function wageProblems(wages: readonly Wage[], { personName, accountNo, bankName, amount }: Wage, index: number) {
  const isRepeated = accountNo !== '' && wages.slice(0, index).some((each) => each.accountNo === accountNo)
  return [
    ...(personName === '' ? [missing('personName', 'payeePerson')] : []),
    ...(accountNo === '' ? [missing('accountNo', 'accountNo')] : []),
    ...(accountNo !== '' && !isAccountNo(accountNo) ? [problem('accountNo', '07000103')] : []),
    ...(isRepeated ? [problem('accountNo', '04000137')] : []),
    ...(bankName === '' ? [missing('bankName', 'payeeBank')] : []),
    ...amountProblems('amount', 'payrollAmount', amount),
  ]
}

/** Σ of the wages, in fen; amounts that are not complete count as nothing. */
export const wagesFen = (wages: readonly Pick<Wage, 'amount'>[]): Fen =>
  wages.reduce((sum, { amount }) => sum + (fenOf(amount) ?? 0n), 0n)
