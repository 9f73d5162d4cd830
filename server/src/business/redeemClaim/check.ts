import type { RedeemClaimPayload } from '@jinpiao/contract/redeemClaim'
import { findClaimProblems } from '@jinpiao/contract/redeemClaimRules'
import type { QueryContext } from '../../acts/context.ts'
import type { Checked, CheckedLine } from '../../flow/business.ts'
import { readingOf } from '../../flow/reading.ts'
import { lineOf, readClaimFacts } from './facts.ts'

/** Everything that would refuse the statements, before anything is signed. */
export async function checkClaims(
  context: QueryContext,
  lines: readonly CheckedLine<RedeemClaimPayload>[],
): Promise<Checked> {
  const reading = readingOf(context)
  const judged = await Promise.all(
    lines.map(async ({ line, pkApply }) => ({
      facts: await readClaimFacts(reading, line, pkApply),
      amountFen: (await lineOf(context.read, line))?.amountFen ?? 0n,
      line,
    })),
  )
  return {
    problems: judged.flatMap(({ line, facts }, index) =>
      findClaimProblems(line, facts).map((found) => ({ ...found, line: index })),
    ),
    totalFen: judged.reduce((sum, { amountFen }) => sum + amountFen, 0n),
    facts: { promisedDate: judged[0]?.facts.line?.promisedDate ?? null },
  }
}
