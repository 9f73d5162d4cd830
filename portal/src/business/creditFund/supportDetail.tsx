import type { DetailOf } from '@jinpiao/contract/applications'
import type { creditFundSupport } from '@jinpiao/contract/creditFund'
import { purposes, repayMethods } from '@jinpiao/contract/states/loans'
import { useTranslation } from 'react-i18next'
import type { DetailParts } from '#portal/archetypes/desk.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { DayText, MomentText, ProseText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

/** What the core company is shown of its supplier's application. */
function SupportFacts({ detail }: { detail: DetailOf<typeof creditFundSupport> }) {
  const { t } = useTranslation('creditFund')
  const { name, words } = useTerms()
  const { application, payload } = detail
  const { submittedAt } = application
  return (
    <>
      <FactSheet
        title={t('asked')}
        rows={[
          { label: name('applicantName'), value: payload.applicantName },
          { label: name('sourceNo'), value: payload.sourceNo },
          { label: name('product'), value: payload.product },
          { label: name('funderName'), value: payload.funderName },
          { label: name('months'), value: t('months', { count: payload.months }) },
          { label: name('annualRate'), value: <ProseText>{`${payload.annualRate}%`}</ProseText> },
          { label: name('repayMethod'), value: words(repayMethods[payload.method].label) },
          { label: name('maturityDate'), value: <DayText day={payload.maturityDate} /> },
          { label: name('submittedAt'), value: submittedAt && <MomentText at={submittedAt} /> },
        ]}
      />
      <FactSheet
        title={t('use')}
        rows={[
          { label: name('purpose'), value: words(purposes[payload.purpose].label) },
          { label: name('purposeNote'), value: payload.purposeNote, isWide: true },
          { label: name('repaySource'), value: payload.repaySource, isWide: true },
        ]}
      />
    </>
  )
}

export const supportDetail: DetailParts<typeof creditFundSupport> = {
  face: ({ application }) => ({ counterparty: application.applicantName }),
  facts: SupportFacts,
}
