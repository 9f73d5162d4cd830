import { groupByParty, guideOf } from '@jinpiao/contract/invoicingRules'
import { Money } from '@jinpiao/ui-kit/Money'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { TotalsRail } from '#portal/archetypes/apply/TotalsRail.tsx'
import { HelpLink } from '#portal/parts/HelpLink.tsx'
import type { InvoicingForm, InvoicingFormFacts } from './invoicingForm.ts'

/** How many applications the chosen bills become, with what each party asks for; said before it happens. */
export function InvoicingRail({ billing }: Pick<InvoicingFormFacts, 'billing'>) {
  const { t } = useTranslation('billing')
  const bills = useWatch<InvoicingForm, 'bills'>({ name: 'bills' })
  const groups = groupByParty(bills)
  const total = groups.reduce((sum, { amountFen }) => sum + amountFen, 0n)
  const count = groups.length
  return (
    <TotalsRail
      title={t('totals')}
      hint={count === 0 ? t('noneChosen') : count === 1 ? t('oneApplication') : t('split', { count })}
      {...(count > 0 && { total })}
      {...(billing !== null && { foot: t('standsOnIt', { title: billing.invoiceTitle, taxNo: billing.taxNo }) })}
    >
      {groups.map(({ party, partyKind, bills: own, amountFen }) => (
        <div key={`${partyKind} ${party}`}>
          <h4>{party}</h4>
          <p>
            <Money value={amountFen} unit /> {t('billCount', { count: own.length })}
          </p>
          <p className={css.hint}>{t(`guidance.${guideOf({ partyKind, party })}`, { party })}</p>
        </div>
      ))}
      <HelpLink article="16">{t('help')}</HelpLink>
    </TotalsRail>
  )
}
