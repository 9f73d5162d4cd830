import type { Application, ApplicationEndpoints, ApplicationOf } from '@jinpiao/contract/applications'
import { flowOf } from '@jinpiao/contract/flow'
import type { ApplicationState } from '@jinpiao/contract/status'
import { Banner } from '@jinpiao/ui-kit/Banner'
import { Button } from '@jinpiao/ui-kit/Button'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { Link } from '@jinpiao/ui-kit/Link'
import { iconProps } from '@jinpiao/ui-kit/lib/icon'
import type { TimelineStep } from '@jinpiao/ui-kit/Timeline'
import { decimalToFen } from '@jinpiao/values/money'
import { useQueries } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { applicationQuery } from '#portal/archetypes/applicationQuery.ts'
import { ResultPage } from '#portal/archetypes/ResultPage.tsx'
import { columnsOf, type ListColumn } from '#portal/lists/columns.tsx'
import { useLoadFailure } from '#portal/parts/useLoadFailure.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useStatesText } from '#portal/signing/useNowText.ts'
import { type Apply, type Party, sumOf } from './apply.ts'
import { applyResult, isNotSubmitted } from './applyResult.ts'
import { FormLink } from './FormLink.tsx'
import { flowProgress } from './flowProgress.ts'
import { useFormAddress } from './formAddress.ts'
import { KnownResult, OneResult } from './ResultFacts.tsx'
import { type NextStepsOf, useNextSteps } from './useNextSteps.ts'
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
  const { state } = useLocation()
  const hrefOf = useFormAddress(apply.of.type)
  // The address names what this one was about, which has just been submitted: the same form is refused.
  const isMeant = flowOf(apply.of.type).meantBy?.[useLocation().pathname] !== undefined
  const failureOf = useLoadFailure()
  const statesText = useStatesText()
  const { results: outcome, parties = [] } = (state as ApplyOutcome | null) ?? {}
  // Always asked anew: what is kept from before the submission still calls it a draft.
  const queries = useQueries({
    queries: pkApplys.map((pkApply) => ({ ...applicationQuery(apply.of, pkApply), staleTime: 0 })),
  })
  const applications = queries.flatMap(({ data, isFetchedAfterMount }) =>
    data !== undefined && isFetchedAfterMount ? [data.application] : [],
  )
  const error = queries.find((query) => query.error !== null)?.error ?? null
  const states = new Map(applications.map((application) => [application.pkApply, application.state]))
  const { submitted, notSubmitted, waiting, hasStopped, isOpen } = applyResult(apply.of.type, pkApplys, states, outcome)
  const refused = (pkApply: string) => outcome?.find(({ id, ok }) => id === pkApply && !ok)
  const isLeft = ({ pkApply, state: now }: Application) => isNotSubmitted(now, refused(pkApply) !== undefined)
  const refusalOf = (row: Application) => (isLeft(row) ? refused(row.pkApply)?.message : null)
  const isReturned = applications.some((row) => row.state === 'RETURNED' && !isLeft(row))
  const columns = useColumns(apply, notSubmitted === 0 ? undefined : refusalOf, isReturned)
  const steps = useResultSteps(apply, applications)
  const isLoaded = applications.length === pkApplys.length
  const total = isLoaded ? sumOf(applications.filter((row) => !isLeft(row)).map(toParty)) : sumOf(parties)
  const tone = notSubmitted === 0 && !hasStopped ? 'success' : 'warning'
  const [only] = pkApplys.length === 1 ? applications : []
  // Until the server has answered, the answer to the signature says what there is: nothing flickers.
  const isKnown = !isLoaded && error === null && outcome !== undefined && notSubmitted === 0

  function titleOf() {
    if (isOpen) return t(`${apply.name}.resultTable`)
    if (hasStopped) {
      const standing = statesText(apply.of.type, states.values())
      return t('resultNow', { what: t(`${apply.name}.resultTable`), states: standing })
    }
    if (notSubmitted === 0) return t(`${apply.name}.resultTitle`, { count: submitted })
    return t('resultSome', { done: submitted, failed: notSubmitted })
  }

  return (
    <ResultPage
      title={titleOf()}
      tone={isOpen ? undefined : tone}
      // What has come to nothing is no sum of what was submitted: each says its own amount below.
      amount={!hasStopped && (notSubmitted === 0 || isLoaded) ? total : undefined}
      next={waiting > 0 ? { title: t('resultNext'), steps } : undefined}
      actions={
        <>
          {next}
          <Button icon={<Printer {...iconProps} />} onPress={() => print()}>
            {t('print')}
          </Button>
          {!isMeant && (
            <FormLink of={apply.of.type} href={hrefOf()} kind="standalone">
              {t('another')}
            </FormLink>
          )}
          <Link href={hrefOf({ tab: 'submitted' })} kind="standalone">
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
      {isKnown ? (
        <KnownResult of={apply.of} results={outcome} parties={parties} columns={columns} />
      ) : only === undefined ? (
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
        <OneResult application={only as ApplicationOf<A>} columns={columns} parties={parties} />
      )}
    </ResultPage>
  )
}

/** 提交, then the steps of the flow: what an entry waits for is the one at hand. */
function useResultSteps(apply: NextStepsOf, applications: readonly Application[]): TimelineStep[] {
  const { t } = useTranslation('apply')
  const next = useNextSteps(apply)
  const [only] = applications.length === 1 ? applications : []
  const [first] = next
  const now = only?.state ?? (first?.id as ApplicationState | undefined) ?? 'DONE'
  const progress = flowProgress(apply.of.type, now) ?? []
  return [
    { id: 'submitted', title: t('submittedStep'), state: 'done' },
    ...next.map(
      ({ id, title, text }, index): TimelineStep => ({
        id,
        title,
        state: progress[index] ?? 'upcoming',
        ...(progress[index] !== 'done' && { comment: text }),
      }),
    ),
  ]
}

const toParty = ({ amount }: Application): Party => ({
  name: '',
  ...(amount !== null && { amount: decimalToFen(amount) }),
})

function useColumns<A extends ApplicationEndpoints, Values extends FieldValues>(
  { of, columns }: Apply<A, Values>,
  refusalOf: ((row: Application) => string | null | undefined) | undefined,
  isReturned: boolean,
) {
  const { t } = useTranslation('apply')
  const terms = useTerms()
  const hrefOf = useFormAddress(of.type)
  const after: ListColumn<Application>[] = [
    'state',
    ...(isReturned ? (['returnReason'] as const) : []),
    ...(refusalOf
      ? [{ id: 'reason', header: t('refusal'), keeps: true, cell: (row: Application) => refusalOf(row) || '—' }]
      : []),
  ]
  // A row of the list has all that an application has.
  const all = (shared: ListColumn<Application>[]) => shared as ListColumn<ApplicationOf<A>>[]
  return columnsOf([...all(['applyNo']), ...columns, ...all(after)], {
    terms,
    words: of.list.list.words,
    called: of.list.list.called,
    hrefOf: ({ pkApply }) => hrefOf({ pkApply }),
  })
}
