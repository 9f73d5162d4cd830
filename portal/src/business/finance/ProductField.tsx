import { RadioGroup } from '@jinpiao/ui-kit/RadioGroup'
import { formatMoney } from '@jinpiao/values/money'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { FinanceForm } from './financeForm.ts'
import type { FinanceFacts } from './useFinanceFacts.ts'

/** Who pays, at which rate: the cheapest first; what does not fit the ticket says why. */
export function ProductField({ facts: { products } }: { facts: FinanceFacts }) {
  const { t } = useTranslation('finance')
  const { name } = useTerms()
  const { onChange, ...field } = useField('pkProduct')
  const { setValue } = useFormContext<FinanceForm>()
  if (products === undefined) {
    return (
      <p id="pkProduct" tabIndex={-1} className={css.hint}>
        {t('productsOfTicket')}
      </p>
    )
  }
  return (
    <RadioGroup
      {...field}
      onChange={choose}
      label={name('funderName')}
      description={t('productHint')}
      options={products.map(({ product, blockedReason }) => ({
        value: product.pkProduct,
        label: t('product', { funder: product.funderName, product: product.name }),
        description: (
          <ProseText>
            {t('productTerms', {
              name: name('annualFeeRate'),
              rate: product.annualRate,
              days: product.minDays,
              min: formatMoney(product.minAmount),
              max: formatMoney(product.maxAmount),
            })}
          </ProseText>
        ),
        disabledReason: blockedReason ?? undefined,
      }))}
      isRequired
    />
  )

  // Its funder is whom the agreements are made with.
  function choose(pkProduct: string) {
    onChange(pkProduct)
    const chosen = products?.find(({ product }) => product.pkProduct === pkProduct)
    setValue('funderName', chosen?.product.funderName ?? '')
  }
}
