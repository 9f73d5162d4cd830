import { flows } from '@jinpiao/contract/flow'
import type { IssueApplication } from '@jinpiao/contract/issue'
import { applicationStates } from '@jinpiao/contract/status'
import type { Column } from '@jinpiao/ui-kit/DataTable'
import { Link } from '@jinpiao/ui-kit/Link'
import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import type { TFunction } from 'i18next'
import { DayText, MomentText } from '#portal/parts/Moment.tsx'
import type { Desk } from './desk.ts'
import type { QueueTab } from './queueRules.ts'
import { waitingWords } from './waiting.ts'

export interface ColumnContext {
  t: TFunction<'approval'>
  /** 0 Chinese, 1 English: index into the contract's word pairs. */
  language: 0 | 1
  tab: QueueTab
  hrefOf: (row: IssueApplication) => string
}

type ApplicationColumn = Column<IssueApplication>

/** Columns of a queue (product §4.5); what is secondary is found behind 更多 in each row below 1480 px. */
export function queueColumns(desk: Desk, context: ColumnContext): ApplicationColumn[] {
  const { t, language, tab, hrefOf } = context
  return [
    {
      id: 'applyNo',
      header: t('applyNo'),
      rowHeader: true,
      sortable: true,
      cell: (row) => (
        <Link href={hrefOf(row)} kind="standalone">
          {row.applyNo}
        </Link>
      ),
    },
    {
      id: 'business',
      header: t('business'),
      whole: true,
      cell: ({ businessType }) => flows[businessType].name[language],
    },
    { id: 'supplierName', header: t('supplier'), sortable: true, cell: ({ supplierName }) => supplierName },
    amountColumn(t),
    promisedColumn(t),
    {
      id: 'tenorDays',
      header: t('tenorDays'),
      align: 'end',
      secondary: true,
      cell: ({ tenorDays }) => tenorDays ?? '—',
    },
    { id: 'sourceName', header: t('source'), secondary: true, cell: ({ sourceName }) => sourceName || '—' },
    {
      id: 'hasContract',
      header: t('tradeBackground'),
      secondary: true,
      cell: ({ hasContract, hasInvoice }) => (
        <>
          {t(hasContract ? 'hasContract' : 'noContract')}
          {t('listComma')}
          {t(hasInvoice ? 'hasInvoice' : 'noInvoices')}
        </>
      ),
    },
    { id: 'createdByName', header: t('createdBy'), secondary: true, cell: ({ createdByName }) => createdByName },
    {
      id: 'submittedAt',
      header: t('submittedAt'),
      sortable: true,
      secondary: true,
      whole: true,
      cell: ({ submittedAt }) => <MomentText at={submittedAt} />,
    },
    ...(desk.extraColumns?.((key) => t(key)) ?? []),
    tab === 'todo' ? waitingColumn(t) : stateColumn(t, language),
  ]
}

export const amountColumn = (t: TFunction<'approval'>): ApplicationColumn => ({
  id: 'amount',
  header: t('amountYuan'),
  align: 'end',
  sortable: true,
  cell: ({ amount }) => (amount === '' ? '—' : <Money value={amount} />),
})

export const promisedColumn = (t: TFunction<'approval'>): ApplicationColumn => ({
  id: 'promisedDate',
  header: t('promisedDate'),
  sortable: true,
  whole: true,
  cell: ({ promisedDate }) => <DayText day={promisedDate} />,
})

export const stateColumn = (t: TFunction<'approval'>, language: 0 | 1): ApplicationColumn => ({
  id: 'state',
  header: t('state'),
  sortable: true,
  cell: ({ state }) => (
    <StatusTag tone={applicationStates[state].tone}>{applicationStates[state].label[language]}</StatusTag>
  ),
})

export const waitingColumn = (t: TFunction<'approval'>): ApplicationColumn => ({
  id: 'waiting',
  header: t('waiting'),
  whole: true,
  cell: ({ waitingHours }) => {
    if (waitingHours === null) return '—'
    const { key, count } = waitingWords(waitingHours)
    return t(key, { count })
  },
})
