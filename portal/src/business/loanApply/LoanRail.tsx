import { formatMoney } from '@jinpiao/values/money'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { TotalsRail } from '#portal/archetypes/apply/TotalsRail.tsx'
import { fenOf } from '#portal/business/trade/tradeForm.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import { type LoanFormFacts, type LoanValues, trialIn } from './loanForm.ts'

/** 试算: what it costs, if it were paid today at the rate of the product. */
export function LoanRail({ facts }: { facts: LoanFormFacts }) {
  const { t } = useTranslation('loanApply')
  const [fkProduct, amount, months, method] = useWatch<LoanValues, ['fkProduct', 'amount', 'months', 'method']>({
    name: ['fkProduct', 'amount', 'months', 'method'],
  })
  const plan = trialIn({ fkProduct, amount, months, method }, facts)
  const [first, last] = [plan?.rows[0], plan?.rows.at(-1)]
  return (
    <TotalsRail
      title={t('trial')}
      hint={plan ? t('trialHint', { count: plan.rows.length }) : t('trialNone')}
      {...(fenOf(amount) > 0n && { total: fenOf(amount) })}
      foot={t('trialFoot')}
    >
      {plan && first && last && (
        <>
          <p className={css.hint}>
            <ProseText>
              {t('trialInterest', { interest: formatMoney(plan.interest), total: formatMoney(plan.total) })}
            </ProseText>
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
