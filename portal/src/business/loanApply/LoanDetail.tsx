import type { LoanDetail as Detail } from '@jinpiao/contract/loanApply'
import { agreementStates, drawStates } from '@jinpiao/contract/states/loans'
import { Link } from '@jinpiao/ui-kit/Link'
import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import type { SummaryRow } from '@jinpiao/ui-kit/SummaryList'
import { useTranslation } from 'react-i18next'
import type { ApplicationFace } from '#portal/archetypes/desk.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import { DayText, MomentText, ProseText } from '#portal/parts/Moment.tsx'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { LoanFacts } from './LoanFacts.tsx'

const drawDetailPath = '/credit/self-loan/draw-detail/index'

export const loanFace = ({ application }: Detail): ApplicationFace => ({ counterparty: application.funderName })

interface LoanDetailProps {
  detail: Detail
  /** Rows of the type: with the terms, and with the files. */
  more?: readonly SummaryRow[]
  moreFiles?: readonly SummaryRow[]
}

/** What a decision on a loan rests on: terms, trial, purpose, account, papers; then what has come of it. */
export function LoanDetail({ detail, more = [], moreFiles = [] }: LoanDetailProps) {
  const { t } = useTranslation('loanApply')
  const { name } = useTerms()
  const { application, payload, product, account, trial, authFiles, otherFiles } = detail
  const { submittedAt } = application
  return (
    <>
      <Outcome detail={detail} />
      <LoanFacts
        of={application.businessType}
        payload={payload}
        productName={product}
        funderName={application.funderName}
        annualRate={application.annualRate}
        more={more}
      />
      {trial && (
        <FactSheet
          title={t('trial')}
          rows={[
            { label: t('trialRows'), value: t('trialCount', { count: trial.count }) },
            { label: t('interestSum'), value: <Money value={trial.interest} unit /> },
            { label: t('firstDue'), value: <Due day={trial.firstDate} amount={trial.firstAmount} /> },
            { label: t('lastDue'), value: <Due day={trial.lastDate} amount={trial.lastAmount} /> },
          ]}
        />
      )}
      <FactSheet
        title={t('payment')}
        rows={[
          {
            label: name('receivingAccount'),
            value: account && t('account', { bank: account.bankName, tail: account.accountTail }),
          },
          { label: name('accountName'), value: account?.accountName },
          { label: name('createdByName'), value: application.createdByName },
          { label: name('submittedAt'), value: submittedAt && <MomentText at={submittedAt} /> },
          {
            label: name('authFiles'),
            value: authFiles.length > 0 && <FileLinks files={authFiles} name={name('authFiles')} />,
            isWide: true,
          },
          ...moreFiles,
          {
            label: name('otherFiles'),
            value: otherFiles.length > 0 && <FileLinks files={otherFiles} name={name('otherFiles')} />,
            isWide: true,
          },
        ]}
      />
    </>
  )
}

/** A day with what is due on it. */
function Due({ day, amount }: { day: string; amount: string }) {
  return (
    <>
      <DayText day={day} /> <Money value={amount} unit />
    </>
  )
}

/** The agreement and the loan that have come of it; after a refusal, from when on it can be tried again. */
function Outcome({ detail: { application, agreement, draw, retryFrom } }: Pick<LoanDetailProps, 'detail'>) {
  const { t } = useTranslation('loanApply')
  const { name, words } = useTerms()
  const mayOpen = useMayOpen()
  const { approvedAmount } = application
  if (agreement === null && retryFrom === null && approvedAmount === null) return null
  const rows: SummaryRow[] = [
    ...(retryFrom === null ? [] : [{ label: name('retryFrom'), value: <DayText day={retryFrom} /> }]),
    ...(approvedAmount === null
      ? []
      : [{ label: name('approvedAmount'), value: <Money value={approvedAmount} unit /> }]),
  ]
  if (agreement) {
    const { label, tone } = agreementStates[agreement.state]
    rows.push(
      { label: name('agreementNo'), value: agreement.agreementNo },
      { label: name('annualRate'), value: <ProseText>{`${agreement.annualRate}%`}</ProseText> },
      { label: name('startDate'), value: <DayText day={agreement.startDate} /> },
      { label: name('maturityDate'), value: <DayText day={agreement.maturityDate} /> },
      { label: name('agreementState'), value: <StatusTag tone={tone}>{words(label)}</StatusTag> },
    )
  }
  if (draw) {
    const { label, tone } = drawStates[draw.state]
    rows.push(
      {
        label: name('drawNo'),
        value: mayOpen(drawDetailPath) ? (
          <Link href={`${drawDetailPath}?id=${draw.pkDraw}`} kind="standalone">
            {draw.drawNo}
          </Link>
        ) : (
          draw.drawNo
        ),
      },
      { label: name('loanState'), value: <StatusTag tone={tone}>{words(label)}</StatusTag> },
    )
  }
  return <FactSheet title={t('outcome')} rows={rows} />
}
