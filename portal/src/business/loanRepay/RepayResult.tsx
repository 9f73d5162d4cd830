import { flowOf, stateWordsOf } from '@jinpiao/contract/flow'
import type { RepayState } from '@jinpiao/contract/loanRepay'
import { repaymentKinds } from '@jinpiao/contract/states/loans'
import { Banner } from '@jinpiao/ui-kit/Banner'
import { Link } from '@jinpiao/ui-kit/Link'
import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import type { TimelineStep } from '@jinpiao/ui-kit/Timeline'
import { decimalToFen } from '@jinpiao/values/money'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { FormLink } from '#portal/archetypes/apply/FormLink.tsx'
import { ResultPage } from '#portal/archetypes/ResultPage.tsx'
import { certificatePath, drawDetailPath, repayApplyPath, repayResultPath } from '#portal/business/loanPaths.ts'
import * as layout from '#portal/parts/layout.css.ts'
import { DayText } from '#portal/parts/Moment.tsx'
import { NumberLink } from '#portal/parts/NumberLink.tsx'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { RepayResults } from './RepayResults.tsx'
import { useRepayState } from './useRepayState.ts'

/** 还款结果 of one application (`?id=`, as a message names it `?pkApply=`), or the list to choose one of. */
export function RepayResult() {
  const [parameters] = useSearchParams()
  const pkApply = parameters.get('id') ?? parameters.get('pkApply') ?? ''
  useDetailFocus(pkApply)
  return pkApply === '' ? <RepayResults /> : <Repayment key={pkApply} pkApply={pkApply} />
}

/** One heading from the first moment on; it stays while the state changes. */
function Repayment({ pkApply }: { pkApply: string }) {
  const { t } = useTranslation(['loanRepay', 'routes', 'apply'])
  const query = useRepayState(pkApply)
  const steps = useSteps(query.data)
  const { data } = query
  const isOpen = data !== undefined && data.state.startsWith('PENDING_')
  return (
    <ResultPage
      title={t('routes:repayResult')}
      tone={data && toneOf(data)}
      {...(data?.repayTotal && { amount: decimalToFen(data.repayTotal) })}
      next={isOpen ? { title: t('apply:resultNext'), steps } : undefined}
      actions={data && <Ways repayment={data} />}
    >
      <Facts query={query} />
    </ResultPage>
  )
}

const toneOf = ({ state }: RepayState) => {
  if (state === 'DONE') return 'success'
  return state === 'REJECTED' || state === 'EXPIRED' ? 'warning' : undefined
}

function useSteps(repayment: RepayState | undefined): TimelineStep[] {
  const { t } = useTranslation(['loanRepay', 'apply'])
  const { words } = useTerms()
  const { steps } = flowOf('LOAN_REPAY')
  const at = steps.findIndex(({ state }) => state === repayment?.state)
  return [
    { id: 'submitted', title: t('apply:submittedStep'), state: 'done' },
    ...steps.map(
      (step, index): TimelineStep => ({
        id: step.state,
        title: words(step.name),
        state: index < at ? 'done' : index === at ? 'current' : 'upcoming',
        ...(step.state === 'PENDING_PAYMENT' && { comment: t('bankStep') }),
      }),
    ),
  ]
}

function Facts({ query }: { query: UseQueryResult<RepayState> }) {
  const { t } = useTranslation('loanRepay')
  const { name, words } = useTerms()
  return (
    <QueryState query={query}>
      {({ state, failReason, repaid, ...repayment }) => {
        const { label, tone } = stateWordsOf('LOAN_REPAY')[state]
        return (
          <div className={layout.stack}>
            {failReason !== null && (
              <Banner tone="danger" title={t('failed')}>
                <p>{failReason}</p>
              </Banner>
            )}
            <SummaryList
              rows={[
                { label: name('state'), value: <StatusTag tone={tone}>{words(label)}</StatusTag> },
                {
                  label: name('applyNo'),
                  value: (
                    <NumberLink
                      term="applyNo"
                      of={{ ...repayment, businessType: 'LOAN_REPAY' }}
                      no={repayment.applyNo}
                    />
                  ),
                },
                { label: name('drawNo'), value: <NumberLink term="drawNo" of={repayment} no={repayment.drawNo} /> },
                { label: name('repayKind'), value: words(repaymentKinds[repayment.repayKind].label) },
                {
                  label: name('repayDate'),
                  value: repayment.repayDate && <DayText day={repayment.repayDate} />,
                },
                ...(repaid
                  ? [
                      { label: name('repayPrincipal'), value: <Money value={repaid.repayPrincipal} unit /> },
                      { label: name('accruedInterest'), value: <Money value={repaid.accruedInterest} unit /> },
                      { label: name('feeAmount'), value: <Money value={repaid.feeAmount} unit /> },
                      { label: name('repayNo'), value: repaid.repayNo },
                      { label: name('bankSerial'), value: repaid.bankSerial },
                    ]
                  : []),
                { label: name('outstanding'), value: <Money value={repayment.outstanding} unit /> },
              ]}
            />
          </div>
        )
      }}
    </QueryState>
  )
}

/** What is done next: the receipt of a repayment, another try of one that failed, the loan. */
function Ways({ repayment }: { repayment: RepayState }) {
  const { t } = useTranslation('loanRepay')
  const mayOpen = useMayOpen()
  const { pkDraw, pkReceipt, state } = repayment
  const isAgain = state === 'REJECTED' || state === 'EXPIRED' || state === 'CANCELLED' || state === 'WITHDRAWN'
  return (
    <>
      {pkReceipt !== null && mayOpen(certificatePath) && (
        <Link href={`${certificatePath}?pkReceipt=${pkReceipt}`} kind="action">
          {t('toReceipt')}
        </Link>
      )}
      {isAgain && mayOpen(repayApplyPath) && (
        <FormLink of="LOAN_REPAY" href={`${repayApplyPath}?id=${pkDraw}`} kind="action">
          {t('again')}
        </FormLink>
      )}
      {mayOpen(drawDetailPath) && (
        <Link href={`${drawDetailPath}?id=${pkDraw}`} kind="standalone">
          {t('toLoan')}
        </Link>
      )}
      <Link href={repayResultPath} kind="standalone">
        {t('toRepayments')}
      </Link>
    </>
  )
}
