import type { AccountPayload } from './accountChange.ts'
import { missing, notChosen, type Problem, problem } from './problems.ts'

export interface AccountFacts {
  /** The enterprise's own real-name state: only who is known gets an account. */
  realnameState: string
  /** The number stands in another account of the enterprise that is in use or to be proved. */
  isTaken: boolean
  /** The account that is to be changed is not, or no longer, in use. */
  isGone: boolean
}

/** Everything that refuses an account, in the order of the form (spec §5: company accounts only). */
export function findAccountProblems(payload: AccountPayload, facts: AccountFacts): Problem[] {
  const { accountNo, bankCode, interBankNo, branchName, usages } = payload
  return [
    ...(facts.realnameState === 'PASSED' ? [] : [problem('', '02000110')]),
    ...(facts.isGone ? [problem('pkAccount', '07000105')] : []),
    ...numberProblems(accountNo, facts.isTaken),
    ...(bankCode === '' ? [notChosen('bankCode', 'bankName')] : []),
    ...(branchName === '' ? [notChosen('branchName', 'branchName')] : []),
    ...(/^\d{12}$/.test(interBankNo) ? [] : [problem('interBankNo', '07000104')]),
    ...(usages.length === 0 ? [notChosen('usages', 'accountUsage')] : []),
  ]
}

function numberProblems(accountNo: string, isTaken: boolean): Problem[] {
  if (accountNo === '') return [missing('accountNo', 'accountNo')]
  if (!/^\d{8,30}$/.test(accountNo)) return [problem('accountNo', '07000103')]
  return isTaken ? [problem('accountNo', '07000105')] : []
}

/**
 * 16 or 19 digits with the check digit of bank cards (Luhn): probably the card of a person, which is no company account. A
 * hint, no refusal: company accounts have no check digit, and one in ten fits by chance.
 */
export function looksLikePersonCard(accountNo: string): boolean {
  if (!/^(\d{16}|\d{19})$/.test(accountNo)) return false
  const sum = [...accountNo].reverse().reduce((total, digit, index) => {
    const figure = index % 2 === 0 ? Number(digit) : 2 * Number(digit)
    return total + (figure > 9 ? figure - 9 : figure)
  }, 0)
  return sum % 10 === 0
}

/** The test payment: exactly this much, from the account that is to be proved. */
export const TEST_FEN = 1n
/** So long is the account open to which it is paid. */
export const VERIFY_DAYS = 7

/** A payment as the bank reports it. */
export interface Remittance {
  name: string
  accountNo: string
  fen: bigint
  /** ISO instant. */
  receivedAt: string
}

type RemittanceVerdict = 'VERIFIED' | 'NAME' | 'ACCOUNT' | 'AMOUNT' | 'EXPIRED'

/** Whether a payment proves the account; the first thing that is wrong. After its time nothing proves it any more. */
export function judgeRemittance(
  expected: { accountName: string; accountNo: string; validTo: string },
  got: Remittance,
): RemittanceVerdict {
  if (Date.parse(got.receivedAt) > Date.parse(expected.validTo)) return 'EXPIRED'
  if (got.name.trim() !== expected.accountName) return 'NAME'
  if (got.accountNo !== expected.accountNo) return 'ACCOUNT'
  return got.fen === TEST_FEN ? 'VERIFIED' : 'AMOUNT'
}
