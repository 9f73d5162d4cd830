import type { Application, ApplicationEndpoints } from '@jinpiao/contract/applications'
import type { EntryResult } from '@jinpiao/contract/envelope'
import { calledIn, flowOf } from '@jinpiao/contract/flow'
import { CopyButton } from '@jinpiao/ui-kit/CopyButton'
import { type Column, DataTable } from '@jinpiao/ui-kit/DataTable'
import { Money } from '@jinpiao/ui-kit/Money'
import { SummaryList, type SummaryRow } from '@jinpiao/ui-kit/SummaryList'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as layout from '#portal/parts/layout.css.ts'
import * as css from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import * as own from './apply.css.ts'
import type { Party } from './apply.ts'

interface OneResultProps<Row> {
  application: Row
  columns: readonly Column<Row>[]
  /** With whom, and for how much, where the page comes from the form itself. */
  parties: readonly Party[]
}

/** One entry is a sheet of facts, not a table: its number to copy, then what the columns say. */
export function OneResult<Row extends Application>({ application, columns, parties }: OneResultProps<Row>) {
  const { counterparty } = flowOf(application.businessType)
  const number = columns.find(({ rowHeader }) => rowHeader)
  const rows = columns
    .filter((column) => column !== number)
    .map(({ id, header, cell }): SummaryRow => {
      const isSplit = id === counterparty && parties.length > 1
      return { label: header, value: isSplit ? <PartyLines parties={parties} /> : cell(application, true) }
    })
  return (
    <NumberAndFacts
      label={number?.header ?? ''}
      number={number?.cell(application, true)}
      text={application.applyNo}
      rows={rows}
    />
  )
}

interface KnownResultProps {
  of: Pick<ApplicationEndpoints, 'type'>
  results: readonly EntryResult[]
  parties: readonly Party[]
  /** Facts that the server will tell: of one entry their place is kept. */
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'rowHeader'>[]
}

/** What the answer to the signature tells by itself, in the place of what the server is still asked for. */
export function KnownResult({ of, results, parties, columns: awaited }: KnownResultProps) {
  const { t } = useTranslation('apply')
  const { name, heading } = useTerms()
  const [only] = results.length === 1 ? results : []
  const numberTerm = name(calledIn(of.type, 'applyNo'))
  if (only !== undefined) {
    const number = only.no ?? only.id
    const valueOf = (id: string) =>
      id === flowOf(of.type).counterparty && parties.length > 0 ? (
        <PartyLines parties={parties} />
      ) : (
        <span aria-hidden="true">…</span>
      )
    const rows = awaited
      .filter(({ rowHeader }) => !rowHeader)
      .map(({ id, header }) => ({ label: header, value: valueOf(id) }))
    return <NumberAndFacts label={numberTerm} number={number} text={number} rows={rows} />
  }
  const amountTerm = calledIn(of.type, 'amount')
  const columns: Column<EntryResult>[] = [
    { id: 'no', header: numberTerm, rowHeader: true, cell: ({ no, id }) => no ?? id },
    ...(parties.length === results.length
      ? [
          { id: 'party', header: name(flowOf(of.type).counterparty), cell: (row: EntryResult) => partyOf(row)?.name },
          ...(amountTerm === undefined ? [] : [amountColumn(heading(amountTerm))]),
        ]
      : []),
  ]
  return (
    <DataTable
      caption={name('lines')}
      columns={columns}
      rows={results}
      rowKey={({ id }) => id}
      rowName={({ no, id }) => no ?? id}
      empty={{ text: t('resultEmpty') }}
    />
  )

  function partyOf(row: EntryResult): Party | undefined {
    return parties[results.indexOf(row)]
  }

  function amountColumn(header: string): Column<EntryResult> {
    return {
      id: 'amount',
      header,
      align: 'end',
      cell: (row, hasHeader) => <Money value={partyOf(row)?.amount} unit={!hasHeader} />,
    }
  }
}

interface NumberAndFactsProps {
  label: string
  number: ReactNode
  /** What is copied. */
  text: string
  rows: readonly SummaryRow[]
}

function NumberAndFacts({ label, number, text, rows }: NumberAndFactsProps) {
  return (
    <>
      <div className={layout.resultNumber}>
        <div>
          <p className={css.muted}>{label}</p>
          <p>{number}</p>
        </div>
        <CopyButton text={text} what={label} />
      </div>
      <SummaryList rows={rows} />
    </>
  )
}

/** Who gets how much, line by line. */
function PartyLines({ parties }: { parties: readonly Party[] }) {
  const [only] = parties.length === 1 ? parties : []
  if (only !== undefined) return only.name
  return (
    <ul role="list" className={own.partyLines}>
      {parties.map(({ name, amount }, index) => (
        // Two lines may name the same party; their order does not change here.
        <li key={index}>
          {name} {amount !== undefined && <Money value={amount} unit />}
        </li>
      ))}
    </ul>
  )
}
