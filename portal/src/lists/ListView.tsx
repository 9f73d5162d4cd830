import type { Noun } from '@jinpiao/contract/flow'
import type { AnyListEndpoint, ListAnswer, RowOf } from '@jinpiao/contract/list'
import type { TermName } from '@jinpiao/contract/terms'
import { DataTable, type DataTableProps, type Selection } from '@jinpiao/ui-kit/DataTable'
import { Money } from '@jinpiao/ui-kit/Money'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './lists.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { columnsOf, type ListColumn } from './columns.tsx'
import { ListFilters } from './ListFilters.tsx'
import { ListTools } from './ListTools.tsx'
import { type FilterTexts, filterFields, noFilters } from './listFilters.ts'
import { listQuery } from './listQuery.ts'
import { useConditions } from './useConditions.ts'
import { useListState } from './useListState.ts'
import { useListTable } from './useListTable.ts'
import { useSearchAgain } from './useSearchAgain.ts'

export interface ListViewProps<L extends AnyListEndpoint> {
  list: L
  /** What acts change it. */
  noun: Noun
  /** What the page asks for itself: the box, the state behind a tab. Not among the filters then. */
  query?: Readonly<Record<string, unknown>>
  /** The first names its row. */
  columns: readonly ListColumn<RowOf<L>>[]
  caption: string
  rowKey: (row: RowOf<L>) => string
  rowName: (row: RowOf<L>) => string
  /** Where the first column leads. */
  hrefOf?: (row: RowOf<L>) => string | undefined
  empty: DataTableProps<RowOf<L>>['empty']
  /** Names the region of the filters: 查询金票. None: the list is not filtered. */
  filterLabel?: string
  /** What most people search by; the rest is found behind 更多条件. */
  atHand?: readonly TermName[]
  /** What is added up above the table, over all pages; several are named. */
  sum?: TermName | readonly TermName[]
  selection?: Selection<RowOf<L>> | undefined
  /** A selection is over when another filter is chosen. */
  onFilter?: () => void
  /** Export, saved views, columns and print. */
  hasTools?: boolean
  /** Between the filters and the table, from the answer. */
  children?: (answer: ListAnswer<RowOf<L>>) => ReactNode
}

/** A list as its definition says: filters, order, page and columns stand in the address (product §4.0.3). */
export function ListView<L extends AnyListEndpoint>(props: ListViewProps<L>) {
  const { list, noun, query: fixed = {}, filterLabel, atHand, sum, onFilter, hasTools = false, children } = props
  const terms = useTerms()
  const fields = filterLabel === undefined ? noFilters : filterFields(list.list, { atHand, fixed: Object.keys(fixed) })
  const state = useListState(fields)
  const asked = { ...state.query, ...fixed }
  const paging = useCursor(JSON.stringify({ ...asked, page: 0 }))
  const query = useQuery({
    ...listQuery(noun, list, { ...asked, ...(state.page > 1 && paging.cursor && { cursor: paging.cursor }) }),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  const words = Object.fromEntries(Object.entries(list.list.words).map(([key, wordsFor]) => [key, wordsFor(asked)]))
  const conditions = useConditions(fields, state.filters, words)
  const searchAgain = useSearchAgain(query)

  function change(next: FilterTexts) {
    onFilter?.()
    state.setFilters(next)
  }
  const table = useListTable(
    {
      ...state,
      setPage: (page) => {
        paging.keep(data?.pagecond.cursor)
        state.setPage(page)
      },
    },
    query,
    { conditions, onClear: () => change({}) },
  )
  const all = columnsOf(props.columns, {
    terms,
    sortable: list.list.sort,
    words: list.list.words,
    query: asked,
    hrefOf: props.hrefOf,
  })
  return (
    <div className={css.listView}>
      {hasTools && <ListTools list={list} state={state} columns={all} query={asked} conditions={conditions} />}
      {filterLabel !== undefined && (
        <ListFilters
          label={filterLabel}
          fields={fields}
          choices={words}
          filters={state.filters}
          conditions={conditions}
          onChange={change}
          onSearchAgain={() => void searchAgain()}
        />
      )}
      {data !== undefined && children?.(data)}
      <DataTable
        {...table}
        caption={props.caption}
        summary={<Sums names={[sum ?? []].flat()} sums={data?.sum ?? {}} />}
        columns={all.filter(({ id, rowHeader }) => rowHeader || !state.hidden.includes(id))}
        rowKey={props.rowKey}
        rowName={props.rowName}
        empty={props.empty}
        selection={props.selection}
      />
    </div>
  )
}

function Sums({ names, sums }: { names: readonly TermName[]; sums: ListAnswer['sum'] }) {
  const { t } = useTranslation('list')
  const terms = useTerms()
  return names.map((name) => {
    const value = sums[name]
    // Left out by the server where it would have to read too many rows.
    if (value === undefined) return null
    return (
      <span key={name}>
        {names.length === 1 ? t('sum') : t('sumOf', { name: terms.name(name) })} <Money value={value} unit />
      </span>
    )
  })
}

/** Where the page that was shown last ends: the way to the pages near it, as long as the same is asked for. */
function useCursor(asked: string) {
  const [kept, setKept] = useState<{ asked: string; cursor: string | undefined }>()
  return {
    cursor: kept?.asked === asked ? kept.cursor : undefined,
    keep: (cursor: string | undefined) => setKept({ asked, cursor }),
  }
}
