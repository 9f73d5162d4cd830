import { loanPrice, ratesOf } from '@jinpiao/contract/priceTerms'
import { repayMethodNames } from '@jinpiao/contract/states/loans'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { useSpokenProse } from '@jinpiao/ui-kit/lib/useSpokenProse'
import { formatMoney } from '@jinpiao/values/money'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { TotalsRail } from '#portal/archetypes/apply/TotalsRail.tsx'
import { PriceNote } from '#portal/archetypes/PriceSheet.tsx'
import { fenOf } from '#portal/business/trade/tradeForm.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import { among, type LoanFormFacts, type LoanValues, trialIn } from './loanForm.ts'

/** After it nothing is typed for now: the sum that stands there is said, not each on the way to it. */
const PAUSE_MS = 800

/** 试算: what it costs, if it were paid today at the rate of the product; a new figure is said once. */
export function LoanRail({ facts }: { facts: LoanFormFacts }) {
  const { t } = useTranslation('loanApply')
  const [fkProduct, amount, months, method] = useWatch<LoanValues, ['fkProduct', 'amount', 'months', 'method']>({
    name: ['fkProduct', 'amount', 'months', 'method'],
  })
  const plan = trialIn({ fkProduct, amount, months, method }, facts)
  const product = facts.products.find((each) => each.pkProduct === fkProduct)
  const spoken = useSpokenProse()
  const said = plan && t('trialInterest', { interest: formatMoney(plan.interest), total: formatMoney(plan.total) })
  useEffect(() => {
    if (said === undefined) return undefined
    const pause = setTimeout(() => announce(spoken(said)), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [said, spoken])
  const [first, last] = [plan?.rows[0], plan?.rows.at(-1)]
  return (
    <TotalsRail
      title={t('trial')}
      hint={plan ? t('trialHint', { count: plan.rows.length }) : t('trialNone')}
      {...(fenOf(amount) > 0n && { total: fenOf(amount) })}
      foot={t('trialFoot')}
    >
      <PriceNote terms={product && loanPrice({ ...ratesOf(product), method: among(repayMethodNames, method) })} />
      {plan && first && last && (
        <>
          <p className={css.hint}>
            <ProseText>{said ?? ''}</ProseText>
          </p>
          <p className={css.hint}>
            <ProseText>
              {t('trialFirst', { day: first.dueDate, amount: formatMoney(first.principal + first.interest) })}
            </ProseText>
          </p>
          <p className={css.hint}>
            <ProseText>
              {t('trialLast', { day: last.dueDate, amount: formatMoney(last.principal + last.interest) })}
            </ProseText>
          </p>
        </>
      )}
    </TotalsRail>
  )
}
