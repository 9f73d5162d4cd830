import { Button } from '@jinpiao/ui-kit/Button'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { columnsOf, type ListColumn } from '#portal/lists/columns.tsx'
import { useErrorNode } from '#portal/parts/useErrorNode.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

/** What every ticket in a form has; the columns name the rest. */
interface Chosen {
  pkCredit: string
  creditNo: string
}

interface ChosenTicketsProps<Ticket extends Chosen> {
  /** Name of the group and of its table: 所选金票. */
  title: string
  tickets: readonly Ticket[]
  /** Without the one that was taken out. */
  onChange: (tickets: Ticket[]) => void
  columns: readonly ListColumn<Ticket>[]
  rowName: (ticket: Ticket) => string
  words: { remove: string; removed: (creditNo: string) => string; none: string }
  /** Where tickets are found, when none is chosen. */
  emptyAction?: ReactNode
  /** Its heading is seen; `false`: the section around it has one. */
  isTopic?: boolean
  /** Above the table: where a further ticket is found. */
  children?: ReactNode
}

/**
 * The tickets of a form, at `tickets`; each can be taken out again. What is wrong with one stands above them, with its
 * number.
 */
export function ChosenTickets<Ticket extends Chosen>(props: ChosenTicketsProps<Ticket>) {
  const { title, tickets, onChange, columns, rowName, words, emptyAction, isTopic = true, children } = props
  const terms = useTerms()
  const { formState } = useFormContext()
  const error = useErrorNode(messagesOf(formState.errors['tickets'], tickets).join('\n'))
  return (
    <fieldset className={css.group} id="tickets" tabIndex={-1}>
      <legend className={isTopic ? css.legend : visuallyHidden}>{title}</legend>
      {children}
      {error}
      <DataTable
        caption={title}
        summary={null}
        columns={[
          ...columnsOf<Ticket>(columns, { terms }),
          {
            id: 'remove',
            header: words.remove,
            card: 'plain',
            cell: (ticket) => (
              // What is wrong with a ticket leads here: taking it out is what helps.
              <Button
                id={`tickets.${tickets.indexOf(ticket)}`}
                size="small"
                context={ticket.creditNo}
                onPress={() => remove(ticket)}
              >
                {words.remove}
              </Button>
            ),
          },
        ]}
        rows={tickets}
        rowKey={({ pkCredit }) => pkCredit}
        rowName={rowName}
        empty={{ text: words.none, ...(emptyAction !== undefined && { action: emptyAction }) }}
      />
    </fieldset>
  )

  function remove({ pkCredit, creditNo }: Ticket) {
    onChange(tickets.filter((ticket) => ticket.pkCredit !== pkCredit))
    notify(words.removed(creditNo), 'info')
  }
}

/** Of the list itself, or of each of its tickets, by its number. */
function messagesOf(errors: unknown, tickets: readonly Chosen[]): string[] {
  const own = messageOf(errors)
  if (own !== undefined) return [own]
  return tickets.flatMap(({ creditNo }, index) => {
    const message = messageOf(Reflect.get(Object(errors), index))
    return message === undefined ? [] : [`${creditNo} ${message}`]
  })
}

function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined
  return typeof error.message === 'string' ? error.message : undefined
}
