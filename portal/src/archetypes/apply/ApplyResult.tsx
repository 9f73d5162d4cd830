import type { Application, ApplicationEndpoints, ApplicationOf } from '@jinpiao/contract/applications'
import { flowOf } from '@jinpiao/contract/flow'
import { Banner } from '@jinpiao/ui-kit/Banner'
import { Button } from '@jinpiao/ui-kit/Button'
import { CopyButton } from '@jinpiao/ui-kit/CopyButton'
import { type Column, DataTable } from '@jinpiao/ui-kit/DataTable'
import { Link } from '@jinpiao/ui-kit/Link'
import { iconProps } from '@jinpiao/ui-kit/lib/icon'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { useQueries } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { applicationQuery } from '#portal/archetypes/applicationQuery.ts'
import { ResultPage } from '#portal/archetypes/ResultPage.tsx'
import { columnsOf, type ListColumn } from '#portal/lists/columns.tsx'
import * as layout from '#portal/parts/layout.css.ts'
import * as css from '#portal/parts/page.css.ts'
import { useLoadFailure } from '#portal/parts/useLoadFailure.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { Apply } from './apply.ts'
import { applyResult, isWithOperator } from './applyResult.ts'
import type { ApplyOutcome } from './useSubmit.ts'

interface ApplyResultProps<A extends ApplicationEndpoints, Values extends FieldValues> {
  apply: Apply<A, Values>
  pkApplys: readonly string[]
  /** The primary action. */
  next: ReactNode
}

/**
 * Numbers, what happens next and when, the next task, print, once more. The address can be kept and sent: the server says
 * where each stands.
 */
export function ApplyResult<A extends ApplicationEndpoints, Values extends FieldValues>({
  apply,
  pkApplys,
  next,
}: ApplyResultProps<A, Values>) {
  const { t } = useTranslation('apply')
  const { pathname, state } = useLocation()
  const failureOf = useLoadFailure()
  const outcome = (state as ApplyOutcome | null)?.results
  // Always asked anew: what is kept from before the submission still calls it a draft.
  const queries = useQueries({
    queries: pkApplys.map((pkApply) => ({ ...applicationQuery(apply.of, pkApply), staleTime: 0 })),
  })
  const applications = queries.flatMap(({ data, isFetchedAfterMount }) =>
    data !== undefined && isFetchedAfterMount ? [data.application] : [],
  )
  const error = queries.find((query) => query.error !== null)?.error ?? null
  const first = flowOf(apply.of.type).steps[0]?.state ?? 'DONE'
  const states = new Map(applications.map((application) => [application.pkApply, application.state]))
  const { submitted, notSubmitted, waiting, isOpen } = applyResult(first, pkApplys, states, outcome)
  const refusalOf = ({ pkApply, state: now, returnReason }: Application) =>
    isWithOperator(now) ? outcome?.find(({ id, ok }) => id === pkApply && !ok)?.message || returnReason : null
  const columns = useColumns(apply, notSubmitted === 0 ? undefined : refusalOf)

  const tone = notSubmitted === 0 ? 'success' : 'warning'
  const [only] = pkApplys.length === 1 ? applications : []

  function titleOf() {
    if (isOpen) return t(`${apply.name}.resultTable`)
    if (notSubmitted === 0) return t(`${apply.name}.resultTitle`, { count: submitted })
    return t('resultSome', { done: submitted, failed: notSubmitted })
  }

  return (
    <ResultPage
      title={titleOf()}
      tone={isOpen ? undefined : tone}
      next={waiting > 0 ? { title: t(`${apply.name}.resultNext`), text: t(`${apply.name}.resultNextText`) } : undefined}
      actions={
        <>
          {next}
          <Button icon={<Printer {...iconProps} />} onPress={() => print()}>
            {t('print')}
          </Button>
          <Link href={pathname} kind="standalone">
            {t('another')}
          </Link>
          <Link href={`${pathname}?tab=submitted`} kind="standalone">
            {t('toSubmitted')}
          </Link>
        </>
      }
    >
      {notSubmitted > 0 && (
        <Banner tone="danger" title={t('resultRefused')}>
          <p>{t('resultRefusedText')}</p>
        </Banner>
      )}
      {only === undefined ? (
        <DataTable
          caption={t(`${apply.name}.resultTable`)}
          columns={columns}
          // Each is a row of the list as well.
          rows={applications as ApplicationOf<A>[]}
          rowKey={({ pkApply }) => pkApply}
          rowName={({ applyNo }) => applyNo}
          isLoading={queries.some(({ isPending, isFetchedAfterMount }) => isPending || !isFetchedAfterMount)}
          error={failureOf({ error, refetch: () => queries.forEach((query) => void query.refetch()) })}
          empty={{ text: t('resultEmpty') }}
        />
      ) : (
        <OneResult application={only as ApplicationOf<A>} columns={columns} />
      )}
    </ResultPage>
  )
}

/** One entry is a sheet of facts, not a table: its number to copy, then what the columns say. */
function OneResult<Row extends Application>({ application, columns }: { application: Row; columns: Column<Row>[] }) {
  const number = columns.find(({ rowHeader }) => rowHeader)
  return (
    <>
      <div className={layout.resultNumber}>
        <div>
          <p className={css.muted}>{number?.header}</p>
          <p>{number?.cell(application, true)}</p>
        </div>
        <CopyButton text={application.applyNo} what={number?.header ?? ''} />
      </div>
      <SummaryList
        rows={columns
          .filter((column) => column !== number)
          .map(({ header, cell }) => ({ label: header, value: cell(application, true) }))}
      />
    </>
  )
}

function useColumns<A extends ApplicationEndpoints, Values extends FieldValues>(
  { of, columns }: Apply<A, Values>,
  refusalOf: ((row: Application) => string | null | undefined) | undefined,
) {
  const { t } = useTranslation('apply')
  const terms = useTerms()
  const { pathname } = useLocation()
  const after: ListColumn<Application>[] = [
    'state',
    ...(refusalOf ? [{ id: 'reason', header: t('refusal'), cell: (row: Application) => refusalOf(row) || '—' }] : []),
  ]
  // A row of the list has all that an application has.
  const all = (shared: ListColumn<Application>[]) => shared as ListColumn<ApplicationOf<A>>[]
  return columnsOf([...all(['applyNo']), ...columns, ...all(after)], {
    terms,
    words: of.list.list.words,
    called: of.list.list.called,
    hrefOf: ({ pkApply }) => `${pathname}?pkApply=${pkApply}`,
  })
}
