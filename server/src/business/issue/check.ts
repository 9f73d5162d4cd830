import type { IssueLine } from '@jinpiao/contract/issue'
import { findIssueBatchProblems } from '@jinpiao/contract/issueRules'
import { fenOf } from '@jinpiao/contract/problems'
import type { QueryContext } from '../../acts/context.ts'
import type { Checked, CheckedLine } from '../../flow/business.ts'
import { readingOf } from '../../flow/reading.ts'
import { readIssueFacts, readTenorRule } from './facts.ts'

/** Everything that would refuse the lines, by field; lines that draw on one limit are counted together. */
export async function checkIssueLines(
  { read, actor, clock }: QueryContext,
  lines: readonly CheckedLine<IssueLine>[],
): Promise<Checked> {
  const reading = readingOf({ read, actor, clock })
  const judged = await Promise.all(
    lines.map(async ({ line, pkApply }) => ({ line, facts: await readIssueFacts(reading, line, pkApply) })),
  )
  return {
    problems: findIssueBatchProblems(judged),
    totalFen: lines.reduce((sum, { line }) => sum + (fenOf(line.amount) ?? 0n), 0n),
    facts: await readTenorRule(read, actor.fkCorp),
  }
}
