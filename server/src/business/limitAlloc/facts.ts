import type { LimitAllocPayload } from '@jinpiao/contract/limitAlloc'
import { findLimitAllocProblems, type LimitAllocFacts } from '@jinpiao/contract/limitAllocRules'
import { fenOf } from '@jinpiao/contract/problems'
import type { QueryContext } from '../../acts/context.ts'
import { availableFen, termOf } from '../../domain/limit.ts'
import type { Checked, CheckedLine, Reading } from '../../flow/business.ts'
import { readingOf } from '../../flow/reading.ts'
import { readMember, readOwnLimit, readPart } from '../../queries/limitMembers.ts'

/** What the rules need to know, as the enterprise sees it: another's limit, and who is no member, is none at all. */
export async function readAllocFacts(
  { read, actor, today }: Pick<Reading, 'read' | 'actor' | 'today'>,
  { pkLimit, fkMember }: LimitAllocPayload,
): Promise<LimitAllocFacts> {
  const limit = await readOwnLimit(read, actor.fkCorp, pkLimit)
  const member = await readMember(read, actor.fkCorp, fkMember)
  const part = limit && member && (await readPart(read, limit.pkLimit, member.pkCorp))
  return {
    today,
    limit: limit ? { ...termOf(limit), availableFen: availableFen(limit) } : null,
    member: member ? { availableFen: part ? availableFen(part) : 0n } : null,
  }
}

/** Everything that would refuse the allocations, before anything is signed. */
export async function checkAllocs(
  { read, actor, clock }: QueryContext,
  lines: readonly CheckedLine<LimitAllocPayload>[],
): Promise<Checked> {
  const reading = readingOf({ read, actor, clock })
  const problems = await Promise.all(
    lines.map(async ({ line }, index) =>
      findLimitAllocProblems(line, await readAllocFacts(reading, line)).map((found) => ({ ...found, line: index })),
    ),
  )
  return {
    problems: problems.flat(),
    totalFen: lines.reduce((sum, { line }) => sum + (fenOf(line.amount) ?? 0n), 0n),
    facts: {},
  }
}
