import type { Noun } from '@jinpiao/contract/flow'
import type { AnyListEndpoint, ListAnswer, RowOf } from '@jinpiao/contract/list'
import type { TermName } from '@jinpiao/contract/terms'
import { type Column, DataTable, type DataTableProps, type Selection } from '@jinpiao/ui-kit/DataTable'
import { Money } from '@jinpiao/ui-kit/Money'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTerms } from '#portal/parts/useTerms.ts'
import { hasRoomForToolsAtom, isPhoneAtom } from '#portal/session/screen.ts'
import { columnsOf, type ListColumn } from './columns.tsx'
import { ListFilters } from './ListFilters.tsx'
import { ListTools } from './ListTools.tsx'
import { everyField, type FilterTexts, filterFields, noFilters } from './listFilters.ts'
import * as css from './lists.css.ts'
import { Onward } from './Onward.tsx'
import { useConditions } from './useConditions.ts'
import { useListPage } from './useListPage.ts'
import { useListTable } from './useListTable.ts'
import { useSearchAgain } from './useSearchAgain.ts'

export interface ListSelection<Row> extends Selection<Row> {
  /** Whether the server offers this caller the act in a row at all; where it does in none, nothing is selected. */
  isOffered?: (row: Row) => boolean
}

export interface ListViewProps<L extends AnyListEndpoint> {
  list: L
  /** What acts change it. */
  noun: Noun
  /** What the page asks for itself: the box, the state behind a tab. Not among the filters then. */
  query?: Readonly<Record<string, unknown>>
  /** Of its parameters in the address, where the page has another list: `pending` gives `pendingPage`. */
  prefix?: string
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
  primaryFilters?: readonly TermName[]
  /** What is added up above the table, over all pages; several are named. */
  sum?: TermName | readonly TermName[]
  /** Of these, what is only named where it is not 0.00. */
  sumIfAny?: TermName
  /** After the sums: figures that the list itself has not. */
  figures?: ReactNode
  selection?: ListSelection<RowOf<L>> | undefined
  /** A selection is over when another filter is chosen. */
  onFilter?: () => void
  /** Export, saved views, columns and print. */
  hasTools?: boolean
  /** Rows of a page until somebody chooses more. */
  rows?: number
  /** Between the filters and the table, from the answer. */
  children?: (answer: ListAnswer<RowOf<L>>) => ReactNode
}

/** A list as its definition says: filters, order, page and columns stand in the address (product §4.0.3). */
export function ListView<L extends AnyListEndpoint>(props: ListViewProps<L>) {
  const {
    list,
    noun,
    query: fixed = {},
    prefix,
    filterLabel,
    primaryFilters,
    sum,
    onFilter,
    hasTools = false,
    children,
  } = props
  const terms = useTerms()
  const fields =
    filterLabel === undefined
      ? noFilters
      : filterFields(list.list, { primaryFilters, fixed: Object.keys(fixed), called: list.list.called(fixed) })
  const { state, asked, query, onward } = useListPage(noun, list, { fields, fixed, prefix, usualRows: props.rows })
  const { data } = query
  const words = Object.fromEntries(Object.entries(list.list.words).map(([key, wordsFor]) => [key, wordsFor(asked)]))
  const conditions = useConditions(fields, state.filters, words)
  const searchAgain = useSearchAgain(query)

  function change(next: FilterTexts) {
    onFilter?.()
    state.setFilters(next)
  }
  const table = useListTable(state, query, { conditions, onClear: () => change({}) })
  const rows = data?.list ?? []
  const columns = props.columns.filter((column) => isNeeded(column, rows))
  const all = columnsOf(columns, {
    terms,
    // An order that the page fixes cannot be changed.
    sortable: 'sort' in fixed ? [] : list.list.sort,
    words: list.list.words,
    called: list.list.called,
    query: asked,
    hrefOf: props.hrefOf,
  })
  // Without a line for them they follow the list, whose first entry is then in view.
  const toolsFollow = !useAtomValue(hasRoomForToolsAtom)
  const isPhone = useAtomValue(isPhoneAtom)
  const [behind, setBehind] = useState<readonly string[]>([])
  const tools = hasTools && (
    <ListTools
      name={props.caption}
      list={list}
      state={state}
      columns={all}
      query={asked}
      conditions={conditions}
      behind={behind}
    />
  )
  const isNamed = (name: TermName) => name !== props.sumIfAny || data?.sum?.[name] !== '0.00'
  const sums = (
    <>
      <Sums names={[sum ?? []].flat().filter(isNamed)} sums={data?.sum ?? {}} />
      {props.figures}
    </>
  )
  // Several of them would take the place of the first card.
  const sumsFollow = isPhone && (props.figures !== undefined || (Array.isArray(sum) && sum.length > 1))
  return (
    <div className={css.listView}>
      {!toolsFollow && tools}
      {filterLabel !== undefined && everyField(fields).length > 0 && (
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
        summary={sumsFollow ? null : sums}
        onFit={setBehind}
        columns={all}
        taken={{ ids: takenFrom(all, state.hidden), onShow: (id) => state.changeColumns({ asked: [id] }) }}
        rowKey={props.rowKey}
        rowName={props.rowName}
        empty={props.empty}
        selection={isSelectable(props.selection, rows) ? props.selection : undefined}
      />
      <Onward {...onward} />
      {sumsFollow && <div className={css.sums}>{sums}</div>}
      {toolsFollow && tools}
    </div>
  )
}

/** The column that names the row stays, whatever the address says. */
const takenFrom = <Row,>(columns: readonly Column<Row>[], hidden: readonly string[]) =>
  columns.flatMap(({ id, rowHeader }) => (!rowHeader && hidden.includes(id) ? [id] : []))

/** A column of acts that no row offers says nothing. */
const isNeeded = <Row,>(column: ListColumn<Row>, rows: readonly Row[]): boolean =>
  typeof column !== 'object' ||
  !('isOffered' in column) ||
  column.isOffered === undefined ||
  rows.some(column.isOffered)

const isSelectable = <Row,>(selection: ListSelection<Row> | undefined, rows: readonly Row[]): boolean =>
  selection?.isOffered === undefined || selection.selected.length > 0 || rows.some(selection.isOffered)

function Sums({ names, sums }: { names: readonly TermName[]; sums: ListAnswer['sum'] }) {
  const { t } = useTranslation('list')
  const terms = useTerms()
  /** A field that is a sum already is not called one twice. */
  const nameOf = (key: TermName) => {
    const name = terms.name(key)
    return names.length === 1 ? t('sum') : name.endsWith(t('sum')) ? name : t('sumOf', { name })
  }
  return names.map((name) => {
    const value = sums[name]
    // Left out by the server where it would have to read too many rows.
    if (value === undefined) return null
    return (
      <span key={name}>
        {nameOf(name)} <Money value={value} unit />
      </span>
    )
  })
}
