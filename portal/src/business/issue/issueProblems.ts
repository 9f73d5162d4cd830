import { findIssueBatchProblems } from '@jinpiao/contract/issueRules'
import { within } from '@jinpiao/contract/problems'
import { decimalToFen } from '@jinpiao/values/money'
import type { LineProblem } from '#portal/archetypes/apply/apply.ts'
import { dayProblems, moneyProblems, textProblems, typedProblems } from '#portal/business/trade/tradeForm.ts'
import { type IssueForm, type LineForm, toIssueLine } from './issueForm.ts'
import type { IssueFacts } from './useIssueFacts.ts'

type KnownFacts = Pick<IssueFacts, 'today' | 'limits' | 'tenor'>

/** What the page can see by itself, before the server is asked: the rules of the contract, by what is known here. */
export function findProblems({ lines }: IssueForm, facts: KnownFacts): LineProblem[] {
  const rules = findIssueBatchProblems(lines.map((line) => ({ line: toIssueLine(line), facts: factsOf(line, facts) })))
  return [
    ...lines.flatMap((line, index) => typedProblemsOf(line).map((found) => ({ ...found, line: index }))),
    ...rules,
  ]
}

function factsOf({ pkLimit }: LineForm, { today, limits, tenor }: KnownFacts) {
  const limit = limits.find((each) => each.pkLimit === pkLimit)
  return {
    today,
    tenor,
    limit: limit
      ? { state: limit.state, from: limit.from, to: limit.to, availableFen: decimalToFen(limit.available) }
      : null,
  }
}

const typedProblemsOf = ({ amount, promisedDate, tenorReason, remark, trade }: LineForm) => [
  ...moneyProblems('amount', 'amount', amount),
  ...dayProblems('promisedDate', 'promisedDate', promisedDate),
  ...textProblems('tenorReason', 'tenorReason', tenorReason),
  ...textProblems('remark', 'remark', remark),
  ...within('trade', typedProblems(trade)),
]
