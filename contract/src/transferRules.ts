import type { Day } from '@jinpiao/values/days'
import { decimalToFen, type Fen, formatMoney } from '@jinpiao/values/money'
import { type CheckTopic, tradeTopics } from './checks.ts'
import { findSharedInvoices } from './invoice.ts'
import { amountProblems, fenOf, notChosen, type Problem, problem, within } from './problems.ts'
import { type TicketFacts, ticketRefusal } from './ticketRules.ts'
import { findTradeProblems, type TradeFacts } from './tradeRules.ts'
import type { TransferPayload } from './transfer.ts'

export interface RecipientFacts {
  corpName: string
  isSelf: boolean
  isIssuer: boolean
  /** It issues tickets itself: nobody of it accepts one. */
  isCore: boolean
  realnameState: string
}

/** What is known when a transfer is judged; `undefined`: nobody has asked. */
export interface TransferFacts extends TradeFacts {
  today: Day
  /** Null: not chosen, or not the applicant's. */
  ticket: (TicketFacts & { amount: string }) | null
  /** By the key of the enterprise. */
  recipients?: ReadonlyMap<string, RecipientFacts>
}

/** What a reviewer reads of these rules. */
export const transferTopics: readonly CheckTopic[] = [
  { name: ['金票', 'Ticket'], fields: /^fkCredit$/, hints: ['DEPTH', 'CLOSING'] },
  { name: ['接收方', 'Recipients'], fields: /^outputs\.-?\d+\.pkCorp$/ },
  { name: ['转让金额', 'Amounts'], fields: /^outputs\.-?\d+\.amount$/ },
  ...tradeTopics,
]

/** Everything that refuses a transfer, in the order of the form. */
export function findTransferProblems(payload: TransferPayload, facts: TransferFacts): Problem[] {
  const { ticket, today } = facts
  const refusal = ticket && ticketRefusal('TRANSFER', ticket, today)
  const shared = findSharedInvoices(payload.outputs.map(({ trade }) => trade))
  return [
    ...(ticket === null ? [problem('fkCredit', '04000123')] : []),
    ...(refusal ? [refusal] : []),
    ...payload.outputs.flatMap((_, index) => within(`outputs.${index}`, outputProblems(payload, index, facts))),
    ...overTicket(payload, ticket),
    ...shared.map(({ line, field, ...found }) => ({ ...found, field: `outputs.${line}.trade.${field}` })),
  ]
}

function outputProblems({ outputs }: TransferPayload, index: number, facts: TransferFacts): Problem[] {
  const output = outputs[index]
  if (output === undefined) return []
  const { pkCorp, amount, trade } = output
  const isRepeated = pkCorp !== '' && outputs.slice(0, index).some((each) => each.pkCorp === pkCorp)
  return [
    ...recipientProblems(pkCorp, isRepeated, facts),
    ...amountProblems('amount', 'amount', amount),
    ...within('trade', findTradeProblems(trade, fenOf(amount), facts)),
  ]
}

function recipientProblems(pkCorp: string, isRepeated: boolean, { recipients }: TransferFacts): Problem[] {
  if (pkCorp === '') return [notChosen('pkCorp', 'recipientName')]
  const recipient = recipients?.get(pkCorp)
  if (recipients !== undefined && recipient === undefined) return [problem('pkCorp', '04000103')]
  if (isRepeated) return [problem('pkCorp', '04000122', recipient?.corpName ?? '')]
  const refusal = recipient && recipientRefusal(recipient)
  return refusal ? [refusal] : []
}

/** Why nothing can be transferred to an enterprise (I8); the form's list says the same beside its name. */
export function recipientRefusal(recipient: RecipientFacts): Problem | undefined {
  if (recipient.isSelf) return problem('pkCorp', '04000118')
  if (recipient.isIssuer) return problem('pkCorp', '04000119')
  if (recipient.isCore) return problem('pkCorp', '04000173', recipient.corpName)
  return recipient.realnameState === 'PASSED' ? undefined : problem('pkCorp', '04000103')
}

interface Amounts {
  outputs: readonly Pick<TransferPayload['outputs'][number], 'amount'>[]
}

/** What goes to others, in fen; amounts that are not complete count as nothing. */
export const transferredFen = ({ outputs }: Amounts): Fen =>
  outputs.reduce((sum, { amount }) => sum + (fenOf(amount) ?? 0n), 0n)

/** What stays with the sender (找零), in fen; negative when more is given away than there is. */
export const changeFen = (payload: Amounts, ticketAmount: string): Fen =>
  decimalToFen(ticketAmount) - transferredFen(payload)

/** I1: the parts and the change add up to the ticket, so the parts cannot exceed it. Said at the last that has an amount. */
function overTicket(payload: TransferPayload, ticket: TransferFacts['ticket']): Problem[] {
  if (ticket === null || changeFen(payload, ticket.amount) >= 0n) return []
  const last = payload.outputs.findLastIndex(({ amount }) => fenOf(amount) !== undefined)
  return [problem(`outputs.${last}.amount`, '04000105', formatMoney(decimalToFen(ticket.amount)))]
}

/** 平均分配: the same for each; what does not divide goes to the first ones, one fen each. */
export function evenly(total: Fen, parts: number): Fen[] {
  const each = total / BigInt(parts)
  const rest = total % BigInt(parts)
  return Array.from({ length: parts }, (_, index) => each + (BigInt(index) < rest ? 1n : 0n))
}
