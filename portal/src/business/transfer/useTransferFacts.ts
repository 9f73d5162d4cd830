import { getCredit, type Ticket } from '@jinpiao/contract/credits'
import { within } from '@jinpiao/contract/problems'
import { transfer } from '@jinpiao/contract/transfer'
import { findTransferProblems } from '@jinpiao/contract/transferRules'
import { type Day, todayInShanghai } from '@jinpiao/values/days'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { LineProblem } from '#portal/archetypes/apply/apply.ts'
import { type FactsQuery, knownAtOnce } from '#portal/archetypes/apply/defineApply.ts'
import { moneyProblems, textProblems, typedProblems } from '#portal/business/trade/tradeForm.ts'
import { call } from '#portal/http/client.ts'
import { queryOf } from '#portal/http/queries.ts'
import { businessNow } from '#portal/http/serverClock.ts'
import { emptyTransfer, type TransferForm, toTransferPayload } from './transferForm.ts'

export interface TransferFacts {
  /** By the server's clock. */
  today: Day
  /** The chosen one, once it is known. */
  ticket: Ticket | undefined
  /** spec §5: not of the first level of its issuer, so that the transfer needs further material. */
  needsProofs: boolean
}

/** With the way to choose another ticket, whose facts these are then. */
export interface ChosenTicket extends TransferFacts {
  onTicket: (fkCredit: string) => void
}

/** What the form has to know of the ticket that is chosen in it; it begins with that of the address (`?fkCredit=`). */
export function useTransferFacts(): FactsQuery<ChosenTicket> {
  const [parameters] = useSearchParams()
  const [fkCredit, onTicket] = useState(parameters.get('fkCredit') ?? '')
  const isChosen = fkCredit !== ''
  const ticket = useQuery({ ...queryOf('credits', getCredit, { params: { pkCredit: fkCredit } }), enabled: isChosen })
  // An empty form is refused for its fields; what the rules rest on comes with the answer.
  const probe = useQuery({
    queryKey: ['credits', transfer.check.path, fkCredit],
    queryFn: ({ signal }) => {
      const line = toTransferPayload(emptyTransfer({ fkCredit, creditNo: '' }))
      return call(transfer.check, { body: { lines: [{ line }] }, signal })
    },
    enabled: isChosen,
  })
  return knownAtOnce({
    today: todayInShanghai(businessNow()),
    ticket: ticket.data?.ticket,
    needsProofs: probe.data?.facts.isFirstLevel === false,
    onTicket,
  })
}

/** What the page can see by itself, before the server is asked: the rules of the contract, by what is known here. */
export function findProblems(form: TransferForm, { today, ticket, needsProofs }: TransferFacts): LineProblem[] {
  const typed = form.outputs.flatMap(({ amount, remark, trade }, index) =>
    within(`outputs.${index}`, [
      ...moneyProblems('amount', 'amount', amount),
      ...textProblems('remark', 'remark', remark),
      ...within('trade', typedProblems(trade)),
    ]),
  )
  const rules = findTransferProblems(toTransferPayload(form), {
    today,
    needsProofs,
    ticket: ticket ? { ...ticket, isLocked: ticket.lockedBy !== null } : null,
    // One is chosen and its facts are on their way: it is not "not chosen". Whether it is the applicant's the server says.
  }).filter(({ field }) => field !== 'fkCredit' || ticket !== undefined || form.fkCredit === '')
  return [...typed, ...rules].map((found) => ({ ...found, line: 0 }))
}
