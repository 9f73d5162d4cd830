import type { LoanDetail as Detail } from '@jinpiao/contract/loanApply'
import { agreementStates, drawStates } from '@jinpiao/contract/states/loans'
import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import type { SummaryRow } from '@jinpiao/ui-kit/SummaryList'
import { useTranslation } from 'react-i18next'
import type { ApplicationFace } from '#portal/archetypes/desk.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import { DayText, ProseText } from '#portal/parts/Moment.tsx'
import { NumberLink } from '#portal/parts/NumberLink.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { LoanFacts } from './LoanFacts.tsx'
import { TrialSheet } from './TrialSheet.tsx'
import { useReceivingRows } from './useReceivingRows.tsx'

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
  const { application, payload, product, trial, authFiles, otherFiles } = detail
  const receiving = useReceivingRows(detail)
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
      {trial && <TrialSheet title={t('trial')} trial={trial} />}
      <FactSheet
        title={t('payment')}
        rows={[
          ...receiving,
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

/** The agreement and the loan that have come of it; after a refusal, from when on it can be tried again. */
function Outcome({ detail: { application, agreement, draw, retryFrom } }: Pick<LoanDetailProps, 'detail'>) {
  const { t } = useTranslation('loanApply')
  const { name, words } = useTerms()
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
        value: <NumberLink term="drawNo" of={draw} no={draw.drawNo} />,
      },
      { label: name('loanState'), value: <StatusTag tone={tone}>{words(label)}</StatusTag> },
    )
  }
  return <FactSheet title={t('outcome')} rows={rows} />
}
