import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { useTranslation } from 'react-i18next'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { DayText, ProseText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { ChainStanding } from './useChainFacts.ts'

/** Before the form: whether the enterprise is on the white list, and what may be expected. */
export function ChainFacts({ standing }: { standing: ChainStanding }) {
  const { t } = useTranslation('chainCredit')
  const { name } = useTerms()
  const { isEnabled, from, acceptedAmount, quotaHint } = standing
  return (
    <FactSheet
      title={t('standing')}
      rows={[
        {
          label: t('whiteList'),
          value: <StatusTag tone={isEnabled ? 'success' : 'neutral'}>{t(isEnabled ? 'onList' : 'offList')}</StatusTag>,
        },
        { label: t('countedFrom'), value: <DayText day={from} /> },
        { label: name('acceptedAmount'), value: <Money value={acceptedAmount} unit /> },
        { label: name('quotaHint'), value: <Money value={quotaHint} unit /> },
        { label: t('rule'), value: <ProseText>{t('ruleText')}</ProseText>, isWide: true },
      ]}
    />
  )
}
