import type { LoanRepayPayload } from '@jinpiao/contract/loanRepay'
import { findRepayProblems } from '@jinpiao/contract/loanRepayRules'
import { decimalToFen } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import type { Checked, CheckedLine } from '../../flow/business.ts'
import { readingOf } from '../../flow/reading.ts'
import { readRepayFacts } from './facts.ts'

/** Everything that would refuse the repayments, before anything is signed. */
export async function checkRepayments(
  context: QueryContext,
  lines: readonly CheckedLine<LoanRepayPayload>[],
): Promise<Checked> {
  const reading = readingOf(context)
  const problems = await Promise.all(
    lines.map(async ({ line, pkApply }, index) =>
      findRepayProblems(line, await readRepayFacts(reading, line, 'submit', pkApply)).map((found) => ({
        ...found,
        line: index,
      })),
    ),
  )
  const totalFen = lines.reduce(
    (sum, { line: { totalQuoted } }) => sum + (totalQuoted === '' ? 0n : decimalToFen(totalQuoted)),
    0n,
  )
  return { problems: problems.flat(), totalFen, facts: {} }
}
