import { announce } from '@jinpiao/ui-kit/lib/announce'
import { useSpokenProse } from '@jinpiao/ui-kit/lib/useSpokenProse'
import { Money } from '@jinpiao/ui-kit/Money'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { decimalToFen, formatMoney } from '@jinpiao/values/money'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TotalsRail } from '#portal/archetypes/apply/TotalsRail.tsx'
import { PriceRows } from '#portal/archetypes/PriceSheet.tsx'
import { DayText } from '#portal/parts/Moment.tsx'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { DrawFacts } from './drawFacts.ts'
import type { DrawForm } from './loanDrawForm.ts'
import { useTrial } from './useTrial.ts'

/** What the loan would cost, beside the form; a new figure is said once. */
export function DrawRail({ facts }: { facts: DrawFacts }) {
  const { t } = useTranslation('loanDraws')
  const { name } = useTerms()
  const errorText = useErrorText()
  const spoken = useSpokenProse()
  const [amount, months, method] = useWatch<DrawForm, ['amount', 'months', 'method']>({
    name: ['amount', 'months', 'method'],
  })
  const { trial, error, isAsking } = useTrial({ amount, months, method }, facts)
  const { interest, dueTotal } = trial?.totals ?? {}
  useEffect(() => {
    if (interest === undefined || dueTotal === undefined) return
    announce(spoken(t('trialSums', { interest: formatMoney(interest), total: formatMoney(dueTotal) })))
  }, [interest, dueTotal, t, spoken])
  const hint = isAsking ? t('asking') : error ? errorText(error) : t('noTrial')
  return (
    <TotalsRail
      title={t('trial')}
      hint={trial ? t('trialHint') : hint}
      foot={t('trialFoot')}
      {...(trial && { total: decimalToFen(trial.totals.dueTotal) })}
    >
      <SummaryList
        rows={[
          ...(facts.line
            ? [{ label: name('lineAvailable'), value: <Money value={facts.line.lineAvailable} unit /> }]
            : []),
          ...(trial
            ? [
                { label: t('interestSum'), value: <Money value={trial.totals.interest} unit /> },
                { label: name('maturityDate'), value: <DayText day={trial.maturityDate} /> },
              ]
            : []),
        ]}
      />
      <PriceRows prices={facts.line?.prices ?? []} />
    </TotalsRail>
  )
}
