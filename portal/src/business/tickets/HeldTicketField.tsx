import { refusalOf } from '@jinpiao/contract/actions'
import { listCredits, type Ticket } from '@jinpiao/contract/credits'
import { flows, type TicketForm } from '@jinpiao/contract/flow'
import { addDays, todayInShanghai } from '@jinpiao/values/days'
import { formatMoney } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { businessNow } from '#portal/http/serverClock.ts'
import { listQuery } from '#portal/lists/listQuery.ts'
import { FoundField } from '#portal/parts/FoundField.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

const held = { scope: 'HELD', state: ['HELD'], sort: 'promisedDate,asc', pageSize: 20 }

/**
 * What is looked for. Before anything is typed, tickets of which the form takes none any more are left out: twenty of them
 * would hide all others. By its number each is found, with the reason.
 */
const queryOf = (form: TicketForm, creditNo: string) =>
  creditNo === ''
    ? { ...held, promisedFrom: addDays(todayInShanghai(businessNow()), flows[form].fromTicket.closed.days + 1) }
    : { ...held, creditNo }

interface HeldTicketFieldProps {
  /** What is to be done with it: a ticket that does not allow it says why (P21). */
  form: TicketForm
  description: string
  /** Where several are chosen one after the other: what choosing the next is called, and which are chosen already. */
  label?: string
  taken?: readonly string[]
  /** The chosen one with what is known of it. */
  onTicket?: (ticket: Ticket) => void
}

/** Which ticket a form begins at: found by its number, what matures first and can be chosen on top. Fills `fkCredit` and `creditNo`. */
export function HeldTicketField({ form, description, label, taken = [], onTicket }: HeldTicketFieldProps) {
  const { t } = useTranslation('trade')
  const terms = useTerms()
  const free = (list: readonly Ticket[]) => list.filter(({ pkCredit }) => !taken.includes(pkCredit))
  return (
    <FoundField
      name="fkCredit"
      wordsName="creditNo"
      label={label ?? terms.name('creditNo')}
      description={description}
      search={(creditNo) => listQuery('credits', listCredits, queryOf(form, creditNo))}
      optionsOf={({ list }) =>
        free(list).map(({ pkCredit, creditNo, issuerName, amount, promisedDate, actions }) => ({
          id: pkCredit,
          label: creditNo,
          description: t('ticketFacts', {
            issuer: issuerName,
            amount: formatMoney(amount),
            name: terms.name('promisedDate'),
            day: promisedDate,
          }),
          disabledReason: refusalOf(actions, form),
        }))
      }
      onFound={({ list }, chosen) => {
        const ticket = free(list).find(({ pkCredit }) => pkCredit === chosen)
        if (ticket !== undefined) onTicket?.(ticket)
      }}
    />
  )
}
