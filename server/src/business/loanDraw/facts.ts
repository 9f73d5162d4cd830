import type { LoanDrawPayload } from '@jinpiao/contract/loanDraw'
import { findLoanDrawProblems, type LineFacts, type LoanDrawFacts } from '@jinpiao/contract/loanDrawRules'
import { fenOf } from '@jinpiao/contract/problems'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import type { Checked, CheckedLine, Reading } from '../../flow/business.ts'
import { readingOf } from '../../flow/reading.ts'
import { type Agreement, availableOf } from '../../loans/agreements.ts'
import { isUsable, readAccount } from '../../queries/accounts.ts'
import { ownLine } from './payload.ts'

/** @param ownFen what the application that is judged has reserved itself: it is not in its own way. */
export const lineFacts = (line: Agreement, today: string, ownFen = 0n): LineFacts => ({
  // The job that ends lines runs once a day.
  state: line.dayTo < today ? 'EXPIRED' : line.state,
  lineAvailable: fenToDecimal(availableOf(line) + ownFen),
  monthsMax: line.monthsMax,
  methods: line.methods,
})

/** What the rules need to know of a draw. At an approval its part of the line is reserved already. */
export async function readDrawFacts(
  reading: Reading,
  { pkAgreement, pkAccount, amount }: LoanDrawPayload,
  moment: 'submit' | 'approve' = 'submit',
): Promise<LoanDrawFacts> {
  const { read, actor, today } = reading
  const line = await ownLine(reading, pkAgreement)
  const account = pkAccount === '' ? undefined : await readAccount(read, actor.fkCorp, pkAccount)
  const ownFen = moment === 'approve' ? (fenOf(amount) ?? 0n) : 0n
  return {
    today,
    ...(pkAgreement !== '' && { line: line ? lineFacts(line, today, ownFen) : null }),
    ...(pkAccount !== '' && { isAccountProved: account !== undefined && isUsable(account) }),
  }
}

/** Everything that would refuse the draws, before anything is signed. */
export async function checkDraws(
  context: QueryContext,
  lines: readonly CheckedLine<LoanDrawPayload>[],
): Promise<Checked> {
  const reading = readingOf(context)
  const judged = await Promise.all(
    lines.map(async ({ line }) => findLoanDrawProblems(line, await readDrawFacts(reading, line))),
  )
  return {
    problems: judged.flatMap((found, index) => found.map((each) => ({ ...each, line: index }))),
    totalFen: lines.reduce((sum, { line }) => sum + (fenOf(line.amount) ?? 0n), 0n),
    facts: {},
  }
}
