import { Link } from '@jinpiao/ui-kit/Link'
import { SpokenSerials } from '@jinpiao/ui-kit/SpokenText'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import * as page from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import * as css from './home.css.ts'

/** Entries of a short list: the rest is found by the link beside its heading. */
export const RAIL_ROWS = 3
/** Of one that has more room beside it, such as the queue that a home is for (product §4.3: five at least). */
export const LONG_RAIL_ROWS = 8

export interface RailEntry {
  id: string
  /** Leads to the entry. */
  name: ReactNode
  href: string | undefined
  /** Beside the name. */
  state: ReactNode
  /** Below it: party, amount. */
  party: ReactNode
  /** Left out of what has none. */
  amount?: ReactNode
}

interface RailListProps<Data> {
  title: string
  query: UseQueryResult<Data>
  entriesOf: (data: Data) => readonly RailEntry[]
  /** One sentence, where there is none. */
  empty: string
  /** The whole list. */
  allOf?: (data: Data) => { href: string; words: string } | undefined
}

/** A short list in the rail of a home, most urgent first. */
export function RailList<Data>({ title, query, entriesOf, empty, allOf }: RailListProps<Data>) {
  const headingId = useId()
  const all = query.data && allOf?.(query.data)
  return (
    <section className={`${css.card} ${css.railSection}`} aria-labelledby={headingId}>
      <div className={css.railHead}>
        <h2 id={headingId} className={page.heading}>
          {title}
        </h2>
        {all && (
          <Link href={all.href} kind="standalone">
            {all.words}
          </Link>
        )}
      </div>
      <div className={query.data === undefined ? css.railRoom : undefined}>
        <QueryState query={query} empty={(data) => entriesOf(data).length === 0 && <p>{empty}</p>}>
          {(data) => (
            // Safari takes the role from a list without markers.
            <ul role="list" className={css.railList} aria-labelledby={headingId}>
              {entriesOf(data).map(({ id, name, href, state, party, amount }) => (
                <li key={id}>
                  {href === undefined ? (
                    <span>{typeof name === 'string' ? <SpokenSerials>{name}</SpokenSerials> : name}</span>
                  ) : (
                    <Link href={href} kind="standalone">
                      {name}
                    </Link>
                  )}
                  <span className={css.railEnd}>{state}</span>
                  <span className={css.figureCount}>{party}</span>
                  {amount !== undefined && <span className={css.railEnd}>{amount}</span>}
                </li>
              ))}
            </ul>
          )}
        </QueryState>
      </div>
    </section>
  )
}
