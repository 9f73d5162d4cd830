import type { IssueApplication } from '@jinpiao/contract/issue'
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
import { applicationQuery } from '#portal/archetypes/applicationQuery.ts'
import { DayText } from '#portal/parts/Moment.tsx'
import * as css from '#portal/parts/page.css.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { issueResult, isWithOperator } from './issueResult.ts'
import type { IssueOutcome } from './useSubmitIssue.tsx'

/**
 * Archetype R: numbers, what happens next and when, print, once more. The address can be kept and sent: the server says where
 * each stands.
 */
export function IssueResult({ pkApplys }: { pkApplys: readonly string[] }) {
  const { t, i18n } = useTranslation('issue')
  const language = i18n.language === 'en-US' ? 1 : 0
  const { pathname, state } = useLocation()
  const errorText = useErrorText()
  const outcome = (state as IssueOutcome | null)?.results
  // Always asked anew: what is kept from before the submission still calls it a draft.
  const queries = useQueries({ queries: pkApplys.map((pkApply) => ({ ...applicationQuery(pkApply), staleTime: 0 })) })
  const applications = queries.flatMap(({ data, isFetchedAfterMount }) =>
    data !== undefined && isFetchedAfterMount ? [data.application] : [],
  )
  const error = queries.find((query) => query.error !== null)?.error ?? null
  const states = new Map(applications.map((application) => [application.pkApply, application.state]))
  const { submitted, notSubmitted, waiting, isOpen } = issueResult(pkApplys, states, outcome)
  const refusalOf = ({ pkApply, state: now, returnReason }: IssueApplication) =>
    isWithOperator(now) ? outcome?.find(({ id, ok }) => id === pkApply && !ok)?.message || returnReason : null

  return (
    <div className={css.page}>
      <h1 className={css.title}>
        {isOpen
          ? t('resultTable')
          : notSubmitted === 0
            ? t('resultTitle', { count: submitted })
            : t('resultSome', { done: submitted, failed: notSubmitted })}
      </h1>
      {waiting > 0 && (
        <Banner tone="success" title={t('resultNext')}>
          <p>{t('resultNextText')}</p>
        </Banner>
      )}
      {notSubmitted > 0 && (
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
          ...(notSubmitted === 0
            ? []
            : [{ id: 'reason', header: t('refusal'), cell: (row: IssueApplication) => refusalOf(row) || '—' }]),
        ]}
        rows={applications}
        rowKey={({ pkApply }) => pkApply}
        rowName={({ applyNo }) => applyNo}
        isLoading={queries.some(({ isPending, isFetchedAfterMount }) => isPending || !isFetchedAfterMount)}
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
