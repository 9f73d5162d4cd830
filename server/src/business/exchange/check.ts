import type { ExchangePayload } from '@jinpiao/contract/exchange'
import { findExchangeProblems } from '@jinpiao/contract/exchangeRules'
import { decimalToFen } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import type { Checked, CheckedLine } from '../../flow/business.ts'
import { readingOf } from '../../flow/reading.ts'
import { isExchangeOpened, readExchangeFacts } from './facts.ts'

/** Everything that would refuse the exchanges, before anything is signed. */
export async function checkExchanges(
  context: QueryContext,
  lines: readonly CheckedLine<ExchangePayload>[],
): Promise<Checked> {
  const reading = readingOf(context)
  const judged = await Promise.all(
    lines.map(async ({ line, pkApply }) => ({ line, facts: await readExchangeFacts(reading, line, pkApply) })),
  )
  return {
    problems: judged.flatMap(({ line, facts }, index) =>
      findExchangeProblems(line, facts).map((found) => ({ ...found, line: index })),
    ),
    totalFen: judged
      .flatMap(({ facts }) => [...facts.tickets.values()])
      .reduce((sum, { amount }) => sum + decimalToFen(amount), 0n),
    facts: { isOpened: await isExchangeOpened(reading) },
  }
}
