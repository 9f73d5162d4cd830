import { getIssueApplication, type IssueApplication } from '@jinpiao/contract/issue'
import { applicationStates } from '@jinpiao/contract/status'
import { Banner } from '@jinpiao/ui-kit/Banner'
import { Button } from '@jinpiao/ui-kit/Button'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { Link } from '@jinpiao/ui-kit/Link'
import { iconProps } from '@jinpiao/ui-kit/lib/icon'
import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { useQueries } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import * as css from '../../../../approval/approval.css.ts'
import { DayText } from '../../../../approval/Moment.tsx'
import { queryOf } from '../../../../http/queries.ts'
import { useErrorText } from '../../../../http/useErrorText.ts'
import type { IssueOutcome } from './useSubmitIssue.tsx'

/** Archetype R: numbers, what happens next and when, print, once more. The address can be kept: it asks the server. */
export function IssueResult({ pkApplys }: { pkApplys: readonly string[] }) {
  const { t, i18n } = useTranslation('issue')
  const language = i18n.language === 'en-US' ? 1 : 0
  const { pathname, state } = useLocation()
  const errorText = useErrorText()
  const refused = (state as IssueOutcome | null)?.results.filter(({ ok }) => !ok) ?? []
  const queries = useQueries({
    queries: pkApplys.map((pkApply) => queryOf('applications', getIssueApplication, { params: { pkApply } })),
  })
  const applications = queries.flatMap(({ data }) => (data === undefined ? [] : [data.application]))
  const error = queries.find((query) => query.error !== null)?.error ?? null
  const submitted = pkApplys.length - refused.length

  return (
    <div className={css.page}>
      <h1 className={css.title}>
        {refused.length === 0
          ? t('resultTitle', { count: submitted })
          : t('resultSome', { done: submitted, failed: refused.length })}
      </h1>
      {submitted > 0 && (
        <Banner tone="success" title={t('resultNext')}>
          <p>{t('resultNextText')}</p>
        </Banner>
      )}
      {refused.length > 0 && (
        <Banner tone="danger" title={t('resultRefused')}>
          <p>{t('resultRefusedText')}</p>
        </Banner>
      )}
      <DataTable
        caption={t('resultTable')}
        columns={[
          {
            id: 'applyNo',
            header: t('applyNo'),
            rowHeader: true,
            cell: ({ pkApply, applyNo }: IssueApplication) => (
              <Link href={`${pathname}?pkApply=${pkApply}`} kind="standalone">
                {applyNo}
              </Link>
            ),
          },
          { id: 'supplier', header: t('supplier'), cell: ({ supplierName }) => supplierName },
          {
            id: 'amount',
            header: t('amount'),
            align: 'end',
            cell: ({ amount }) => (amount === '' ? '—' : <Money value={amount} />),
          },
          { id: 'date', header: t('promisedDate'), cell: ({ promisedDate }) => <DayText day={promisedDate} /> },
          {
            id: 'state',
            header: t('state'),
            cell: (row) => (
              <StatusTag tone={applicationStates[row.state].tone}>
                {applicationStates[row.state].label[language]}
              </StatusTag>
            ),
          },
          ...(refused.length === 0
            ? []
            : [
                {
                  id: 'reason',
                  header: t('refusal'),
                  cell: ({ pkApply }: IssueApplication) => refused.find(({ id }) => id === pkApply)?.message ?? '—',
                },
              ]),
        ]}
        rows={applications}
        rowKey={({ pkApply }) => pkApply}
        rowName={({ applyNo }) => applyNo}
        loading={queries.some(({ isPending }) => isPending)}
        error={
          error === null
            ? undefined
            : { message: errorText(error), onRetry: () => queries.forEach((query) => void query.refetch()) }
        }
        empty={{ text: t('resultEmpty') }}
      />
      <div className={css.actions}>
        <Button icon={<Printer {...iconProps} />} onPress={() => print()}>
          {t('print')}
        </Button>
        <Link href={pathname} kind="standalone">
          {t('another')}
        </Link>
        <Link href={`${pathname}?tab=submitted`} kind="standalone">
          {t('toSubmitted')}
        </Link>
      </div>
    </div>
  )
}
