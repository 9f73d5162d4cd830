import type { FinancePayload } from '@jinpiao/contract/finance'
import { findFinanceProblems } from '@jinpiao/contract/financeRules'
import { fenOf } from '@jinpiao/contract/problems'
import type { QueryContext } from '../../acts/context.ts'
import type { Checked, CheckedLine } from '../../flow/business.ts'
import { readingOf } from '../../flow/reading.ts'
import { readFinanceFacts } from './facts.ts'

/** Everything that would refuse the financings, before anything is signed. */
export async function checkFinancings(
  context: QueryContext,
  lines: readonly CheckedLine<FinancePayload>[],
): Promise<Checked> {
  const reading = readingOf(context)
  const judged = await Promise.all(
    lines.map(async ({ line, pkApply }) => ({ line, facts: await readFinanceFacts(reading, line, { pkApply }) })),
  )
  return {
    problems: judged.flatMap(({ line, facts }, index) =>
      findFinanceProblems(line, facts).map((found) => ({ ...found, line: index })),
    ),
    totalFen: lines.reduce((sum, { line }) => sum + (fenOf(line.amount) ?? 0n), 0n),
    facts: { isFirstLevel: judged[0]?.facts.needsProofs !== true },
  }
}
