import type { Day } from '@jinpiao/values/days'
import type { CheckTopic } from './checks.ts'
import { missing, notChosen, type Problem, problem } from './problems.ts'
import type { RedeemPayload } from './redeem.ts'
import { issuerTicketStates, type TicketState } from './status.ts'
import { termOf } from './terms.ts'

/** A ticket of a batch as it stands when the batch is judged. */
export interface RedeemTicketFacts {
  state: TicketState
  payeeName: string
  /** Number of another batch that has it; null: free. */
  redeemNo: string | null
  /** Number of a statement that it was paid; null or absent: none is open. */
  claimNo?: string | null
  /** The payee has an account that is proved (I18). */
  hasAccount: boolean
  /** Since the submission the payee's account has become another one; only known at an approval. */
  hasChanged?: boolean
}

export interface RedeemFacts {
  today: Day
  /** By key; a ticket that is not the issuer's is not in it. */
  tickets: ReadonlyMap<string, RedeemTicketFacts>
  /** Whether the chosen account of the enterprise is proved; undefined: nobody has asked. */
  isAccountProved?: boolean
}

/** Everything that refuses a redemption, in the order of the form. */
export function findRedeemProblems(payload: RedeemPayload, facts: RedeemFacts): Problem[] {
  const { fkCredits, payDate, pkAccount } = payload
  return [
    ...(fkCredits.length === 0 ? [problem('fkCredits', '04000140')] : []),
    ...fkCredits.flatMap((key, index) => ticketProblems(`fkCredits.${index}`, facts.tickets.get(key))),
    ...(payDate === '' ? [missing('payDate', 'payDate')] : []),
    ...(payDate !== '' && payDate < facts.today ? [problem('payDate', '04000144')] : []),
    ...(pkAccount === '' ? [notChosen('pkAccount', 'payAccount')] : []),
    ...(pkAccount !== '' && facts.isAccountProved === false ? [problem('pkAccount', '07000102')] : []),
  ]
}

/** One problem at most: a ticket that is not due has no account to ask for. */
function ticketProblems(field: string, ticket: RedeemTicketFacts | undefined): Problem[] {
  if (ticket === undefined) return [problem(field, '01000302')]
  if (ticket.state !== 'DUE' && ticket.state !== 'OVERDUE')
    return [problem(field, '04000177', issuerTicketStates[ticket.state].label)]
  if (ticket.claimNo) return [problem(field, '04000148', ticket.claimNo)]
  if (ticket.redeemNo !== null) return [problem(field, '04000141', ticket.redeemNo)]
  if (!ticket.hasAccount) return [problem(field, '04000142', ticket.payeeName)]
  return ticket.hasChanged ? [problem(field, '04000143')] : []
}

/** What a reviewer reads of a redemption, in the order of the form. */
export const redeemTopics: readonly CheckTopic[] = [
  {
    name: ['金票与收款方', 'Tickets and payees'],
    fields: /^fkCredits/,
    hints: ['REDEEM_OVERDUE', 'REDEEM_ACCOUNT_NEW'],
  },
  { name: termOf('payDate').name, fields: /^payDate/ },
  { name: termOf('payAccount').name, fields: /^pkAccount/ },
]
