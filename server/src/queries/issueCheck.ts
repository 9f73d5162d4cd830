import type { DataOf } from '@jinpiao/contract/endpoint'
import { businessMessage } from '@jinpiao/contract/errors'
import { findSharedInvoices } from '@jinpiao/contract/invoice'
import type { checkIssueLines as checkEndpoint, IssueLine } from '@jinpiao/contract/issue'
import { amountInWords } from '@jinpiao/values/amountInWords'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../commands/context.ts'
import { readIssueFacts, readTenorRule } from '../commands/issueFacts.ts'
import { todayOf } from '../domain/clock.ts'
import { amountOf, findIssueProblems } from '../domain/issueRules.ts'

/** Amount in words exists below 1e15 yuan (spec §5); 200 lines of the largest amount exceed it. */
const MAX_IN_WORDS_FEN = 10n ** 17n

/** Everything that would refuse the lines, by field; lines that draw on one limit are counted together. */
export async function checkIssueLines(
  { read, actor, clock, language }: QueryContext,
  input: { lines: readonly (IssueLine & { pkApply?: string | undefined })[] },
): Promise<DataOf<typeof checkEndpoint>> {
  const taken = new Map<string, bigint>()
  const problems: DataOf<typeof checkEndpoint>['problems'] = []
  let total = 0n
  for (const [index, { pkApply, ...line }] of input.lines.entries()) {
    const facts = await readIssueFacts(read, actor.fkCorp, todayOf(clock), line, pkApply)
    const before = taken.get(line.pkLimit) ?? 0n
    if (facts.limit?.availableFen != null) facts.limit.availableFen -= before
    for (const { field, error } of findIssueProblems(line, facts)) {
      problems.push({ line: index, field, code: error.code, message: error.text(language) })
    }
    const amount = amountOf(line) ?? 0n
    taken.set(line.pkLimit, before + amount)
    total += amount
  }
  for (const { line, field, code, values } of findSharedInvoices(input.lines.map(({ trade }) => trade))) {
    const message = businessMessage(code, values, language)
    problems.push({ line, field: `trade.${field}`, code, message })
  }
  const { policies, isCentralSoe } = await readTenorRule(read, actor.fkCorp)
  return {
    problems,
    total: fenToDecimal(total),
    totalInWords: total < MAX_IN_WORDS_FEN ? amountInWords(total) : '',
    tenor: { policies: [...policies], isCentralSoe },
  }
}
