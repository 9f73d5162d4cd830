import type { RedeemPayload } from '@jinpiao/contract/redeem'
import { findRedeemProblems } from '@jinpiao/contract/redeemRules'
import type { QueryContext } from '../../acts/context.ts'
import type { Checked, CheckedLine } from '../../flow/business.ts'
import { readingOf } from '../../flow/reading.ts'
import { readPayables } from '../../queries/payables.ts'
import { readRedeemFacts } from './facts.ts'

/** Everything that would refuse the redemptions, before anything is signed. */
export async function checkRedeems(
  { read, actor, clock }: QueryContext,
  lines: readonly CheckedLine<RedeemPayload>[],
): Promise<Checked> {
  const reading = readingOf({ read, actor, clock })
  const problems = await Promise.all(
    lines.map(async ({ line, pkApply }, index) =>
      findRedeemProblems(line, await readRedeemFacts(reading, line, pkApply)).map((found) => ({
        ...found,
        line: index,
      })),
    ),
  )
  const keys = [...new Set(lines.flatMap(({ line }) => line.fkCredits))]
  const payables = await readPayables(read, actor.fkCorp, keys)
  return {
    problems: problems.flat(),
    totalFen: payables.reduce((sum, { amountFen }) => sum + amountFen, 0n),
    facts: {},
  }
}
