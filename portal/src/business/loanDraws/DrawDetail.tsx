import type { DetailOf } from '@jinpiao/contract/applications'
import type { loanDraw } from '@jinpiao/contract/loanDraw'
import { purposes, repayMethods } from '@jinpiao/contract/states/loans'
import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import type { ApplicationFace } from '#portal/archetypes/desk.ts'
import { TrialSheet } from '#portal/business/loanApply/TrialSheet.tsx'
import { useReceivingRows } from '#portal/business/loanApply/useReceivingRows.tsx'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import { ProseText } from '#portal/parts/Moment.tsx'
import { NumberLink } from '#portal/parts/NumberLink.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

type Detail = DetailOf<typeof loanDraw>

const drawFace = ({ application }: Detail): ApplicationFace => ({ counterparty: application.funderName })

/** What a decision on a draw rests on: terms, line, price as of today, purpose with its contracts, account. */
function DrawDetail({ detail }: { detail: Detail }) {
  const { t } = useTranslation('loanDraws')
  const { name, words } = useTerms()
  const { application, agreementNo, lineAvailable, trial } = detail
  const { amount, months, repayMethod, annualRate } = application
  const receiving = useReceivingRows(detail)
  return (
    <>
      <FactSheet
        title={t('terms')}
        rows={[
          ...(application.drawNo === null
            ? []
            : [
                { label: name('drawNo'), value: <NumberLink term="drawNo" of={application} no={application.drawNo} /> },
              ]),
          { label: name('agreementNo'), value: agreementNo },
          { label: name('funderName'), value: application.funderName },
          { label: name('amount'), value: amount && <Money value={amount} unit /> },
          { label: name('months'), value: months !== null && t('monthCount', { count: months }) },
          { label: name('repayMethod'), value: repayMethod && words(repayMethods[repayMethod].label) },
          { label: name('annualRate'), value: annualRate && <ProseText>{`${annualRate}%`}</ProseText> },
          { label: name('lineAvailable'), value: <Money value={lineAvailable} unit /> },
        ]}
      />
      {trial && <TrialSheet title={t('trialToday')} trial={trial} />}
      <Use detail={detail} />
      <FactSheet title={t('payment')} rows={receiving} />
    </>
  )
}

function Use({ detail: { application, payload, contractFiles } }: { detail: Detail }) {
  const { t } = useTranslation('loanDraws')
  const { name, words } = useTerms()
  const { purpose } = application
  return (
    <FactSheet
      title={t('use')}
      rows={[
        { label: name('purpose'), value: purpose && words(purposes[purpose].label) },
        { label: name('purposeNote'), value: payload.purposeNote, isWide: true },
        {
          label: name('contractFiles'),
          value: contractFiles.length > 0 && <FileLinks files={contractFiles} name={name('contractFiles')} />,
          isWide: true,
        },
      ]}
    />
  )
}

export const loanDrawDetail = { face: drawFace, facts: DrawDetail }
