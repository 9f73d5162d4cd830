import type { DetailOf } from '@jinpiao/contract/applications'
import type { loanRepay } from '@jinpiao/contract/loanRepay'
import { drawStates, repaymentKinds } from '@jinpiao/contract/states/loans'
import { Link } from '@jinpiao/ui-kit/Link'
import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { useTranslation } from 'react-i18next'
import type { ApplicationFace } from '#portal/archetypes/desk.ts'
import { repayResultPath } from '#portal/business/loanPaths.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { DayText, MomentText, ProseText } from '#portal/parts/Moment.tsx'
import { NumberLink } from '#portal/parts/NumberLink.tsx'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { PlanChange } from './PlanChange.tsx'

type Detail = DetailOf<typeof loanRepay>

const repayFace = ({ application }: Detail): ApplicationFace => ({ counterparty: application.funderName })

/** What a decision on an early repayment rests on: the loan, principal, interest and fee of its day, the plan after it. */
function RepayDetail({ detail }: { detail: Detail }) {
  const { t } = useTranslation('loanRepay')
  const { name, words } = useTerms()
  const mayOpen = useMayOpen()
  const { application, account, trial, repaid, failReason } = detail
  const { drawNo, promisedDate, submittedAt, state } = application
  const parts = repaid ?? trial
  const { label, tone } = drawStates[detail.loanState]
  return (
    <>
      <FactSheet
        title={t('repayment')}
        rows={[
          { label: name('repayKind'), value: words(repaymentKinds[application.repayKind].label) },
          ...(parts
            ? [
                { label: name('repayPrincipal'), value: <Money value={parts.repayPrincipal} unit /> },
                { label: name('accruedInterest'), value: <Money value={parts.accruedInterest} unit /> },
                { label: name('feeAmount'), value: <Money value={parts.feeAmount} unit /> },
              ]
            : [
                {
                  label: name('repayPrincipal'),
                  value: application.repayPrincipal && <Money value={application.repayPrincipal} unit />,
                },
              ]),
          ...(trial ? [{ label: name('savedInterest'), value: <Money value={trial.savedInterest} unit /> }] : []),
          { label: name('repayDate'), value: promisedDate && <DayText day={promisedDate} /> },
          {
            label: name('repayAccount'),
            value: account && t('account', { bank: account.bankName, tail: account.accountTail }),
          },
          ...(repaid
            ? [
                { label: name('repayNo'), value: repaid.repayNo },
                { label: name('bankSerial'), value: repaid.bankSerial },
              ]
            : []),
          ...(failReason ? [{ label: name('failReason'), value: failReason, isWide: true }] : []),
          { label: name('createdByName'), value: application.createdByName },
          { label: name('submittedAt'), value: submittedAt && <MomentText at={submittedAt} /> },
        ]}
      />
      <FactSheet
        title={t('loan')}
        rows={[
          { label: name('drawNo'), value: <NumberLink term="drawNo" of={application} no={drawNo} /> },
          { label: name('funderName'), value: application.funderName },
          { label: name('outstanding'), value: <Money value={detail.outstanding} unit /> },
          { label: name('annualRate'), value: <ProseText>{`${detail.annualRate}%`}</ProseText> },
          { label: name('loanState'), value: <StatusTag tone={tone}>{words(label)}</StatusTag> },
        ]}
      />
      {trial && <PlanChange rows={trial.rows} />}
      {hasResult(state) && mayOpen(repayResultPath) && (
        <p>
          <Link href={`${repayResultPath}?id=${application.pkApply}`} kind="standalone">
            {t('toResult')}
          </Link>
        </p>
      )}
    </>
  )
}

const hasResult = (state: string) => ['PENDING_PAYMENT', 'DONE', 'REJECTED'].includes(state)

export const repayDetail = { face: repayFace, facts: RepayDetail }
