import type { FunderProduct } from '@jinpiao/contract/funderProducts'
import { RadioGroup } from '@jinpiao/ui-kit/RadioGroup'
import { formatMoney } from '@jinpiao/values/money'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ProseText } from '#portal/parts/Moment.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

/** Which bank accepts the bill, at which rate. Fills `fkProduct` and `acceptorName`. */
export function AcceptorField({ acceptors }: { acceptors: readonly FunderProduct[] }) {
  const { t } = useTranslation('exchange')
  const { name } = useTerms()
  const { onChange, ...field } = useField('fkProduct')
  const { setValue } = useFormContext()
  return (
    <RadioGroup
      {...field}
      onChange={choose}
      label={name('acceptorName')}
      description={t('productHint')}
      options={acceptors.map(({ pkProduct, funderName, feeRate, minAmount, maxAmount, maxDays }) => ({
        value: pkProduct,
        label: <ProseText>{t('product', { acceptor: funderName, name: name('feeRate'), rate: feeRate })}</ProseText>,
        description: (
          <ProseText>
            {t('productTerms', { min: formatMoney(minAmount), max: formatMoney(maxAmount), days: maxDays })}
          </ProseText>
        ),
      }))}
      isRequired
    />
  )

  // Its name is whom the agreement is made with.
  function choose(pkProduct: string) {
    onChange(pkProduct)
    setValue('acceptorName', acceptors.find((each) => each.pkProduct === pkProduct)?.funderName ?? '')
  }
}
