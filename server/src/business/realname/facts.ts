import type { RealnameFacts, RealnamePayload } from '@jinpiao/contract/realname'
import { findRealnameProblems } from '@jinpiao/contract/realnameRules'
import type { QueryContext } from '../../acts/context.ts'
import type { Checked, CheckedLine, Reading } from '../../flow/business.ts'
import { readingOf } from '../../flow/reading.ts'
import { openRealname } from '../../queries/corps.ts'

/** @param pkApply of the application itself, which is not in its own way. */
export async function readRealnameFacts({ read, actor, today }: Reading, pkApply?: string): Promise<RealnameFacts> {
  const open = await openRealname(read, actor.fkCorp)
  const isOther = open !== undefined && open.pkApply !== pkApply
  return { today, openNo: isOther ? open.applyNo : null }
}

/** Everything that would refuse the verifications, before anything is submitted. An enterprise has one at a time. */
export async function checkRealname(
  { read, actor, clock }: QueryContext,
  lines: readonly CheckedLine<RealnamePayload>[],
): Promise<Checked> {
  const reading = readingOf({ read, actor, clock })
  const facts = await readRealnameFacts(reading, lines[0]?.pkApply)
  const problems = lines.flatMap(({ line }, index) =>
    findRealnameProblems(line, facts).map((found) => ({ ...found, line: index })),
  )
  return { problems, totalFen: 0n, facts }
}
