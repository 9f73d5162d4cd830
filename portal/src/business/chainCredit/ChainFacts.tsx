import { Banner } from '@jinpiao/ui-kit/Banner'
import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { useTranslation } from 'react-i18next'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { DayText, ProseText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { ChainStanding } from './useChainFacts.ts'

interface ChainFactsProps {
  standing: ChainStanding
  /** A stored application is gone on with: what stands in the way of a further one does not matter. */
  isStored: boolean
}

/** Before the form: whether the enterprise is on the white list, what may be expected, and what stands in the way. */
export function ChainFacts({ standing, isStored }: ChainFactsProps) {
  const { t } = useTranslation('chainCredit')
  const { name } = useTerms()
  const { isEnabled, from, acceptedAmount, quotaHint, blockedReason } = standing
  return (
    <>
      {blockedReason !== null && !isStored && (
        <Banner tone="warning" title={t('blocked')}>
          <p>
            <ProseText>{blockedReason}</ProseText>
          </p>
          <p>{t('blockedHint')}</p>
        </Banner>
      )}
      <FactSheet
        title={t('standing')}
        rows={[
          {
            label: t('whiteList'),
            value: (
              <StatusTag tone={isEnabled ? 'success' : 'neutral'}>{t(isEnabled ? 'onList' : 'offList')}</StatusTag>
            ),
          },
          { label: t('countedFrom'), value: <DayText day={from} /> },
          { label: name('acceptedAmount'), value: <Money value={acceptedAmount} unit /> },
          { label: name('quotaHint'), value: <Money value={quotaHint} unit /> },
          { label: t('rule'), value: <ProseText>{t('ruleText')}</ProseText>, isWide: true },
        ]}
      />
    </>
  )
}
