import { type BusinessType, calledIn } from '@jinpiao/contract/flow'
import { type AskedText, readersOf } from '@jinpiao/contract/reasons'
import { guarantees, purposes, repayMethodNames, repayMethods } from '@jinpiao/contract/states/loans'
import type { StatusWord } from '@jinpiao/contract/status'
import { maxLength } from '@jinpiao/contract/terms'
import { fieldPair } from '@jinpiao/ui-kit/lib/fieldPair.css'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { NumberField } from '@jinpiao/ui-kit/NumberField'
import { RadioGroup } from '@jinpiao/ui-kit/RadioGroup'
import { Select } from '@jinpiao/ui-kit/Select'
import { TextArea } from '@jinpiao/ui-kit/TextArea'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { formatMoney } from '@jinpiao/values/money'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useTextInput } from '#portal/parts/useTextInput.ts'
import type { LoanFormFacts, LoanValues } from './loanForm.ts'

/** Product, amount, months, way to repay: within what the product allows. */
export function LoanFields({ of, facts: { products } }: { of: BusinessType; facts: LoanFormFacts }) {
  const { t } = useTranslation('loanApply')
  const { name, heading } = useTerms()
  const { setValue } = useFormContext<LoanValues>()
  const fkProduct = useWatch<LoanValues, 'fkProduct'>({ name: 'fkProduct' })
  const { onChange, ...field } = useField('fkProduct')
  const chosen = products.find(({ pkProduct }) => pkProduct === fkProduct)
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('terms')}</legend>
      <Select
        {...field}
        label={name('product')}
        description={
          chosen && (
            <ProseText>
              {t('productTerms', { funder: chosen.funderName, rateName: name('annualRate'), ...termsOf(chosen) })}
            </ProseText>
          )
        }
        options={products.map((product) => ({
          id: product.pkProduct,
          label: product.name,
          description: product.funderName,
        }))}
        onChange={(key) => {
          onChange(key)
          setValue('funderName', products.find(({ pkProduct }) => pkProduct === key)?.funderName ?? '')
        }}
        isRequired
      />
      <div className={fieldPair}>
        <MoneyField {...useField('amount')} label={heading(calledIn(of, 'amount') ?? 'amount')} showWords isRequired />
        <NumberField
          {...useField('months')}
          label={heading('months')}
          description={chosen ? t('monthsHint', { max: chosen.monthsMax }) : ''}
          min="1"
          {...(chosen && { max: String(chosen.monthsMax) })}
          size={4}
          isRequired
        />
      </div>
      <MethodField methods={chosen?.methods ?? []} />
    </fieldset>
  )
}

const termsOf = ({ minAmount, maxAmount, annualRate }: LoanFormFacts['products'][number]) => ({
  min: formatMoney(minAmount),
  max: formatMoney(maxAmount),
  rate: annualRate,
})

/** How it is paid back: those that the product offers. */
export function MethodField({ methods }: { methods: readonly string[] }) {
  const { t } = useTranslation('loanApply')
  const { name, words } = useTerms()
  const offered = methods.length === 0 ? repayMethodNames : repayMethodNames.filter((each) => methods.includes(each))
  return (
    <RadioGroup
      {...useField('method')}
      label={name('repayMethod')}
      options={offered.map((each) => ({
        value: each,
        label: words(repayMethods[each].label),
        description: t(`method.${each}`),
      }))}
      isRequired
    />
  )
}

/** What it is for, what it is paid back from, what secures it. */
export function PurposeFields({ of }: { of: BusinessType }) {
  const { t } = useTranslation('loanApply')
  const { name } = useTerms()
  const optionsOf = useOptions()
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('use')}</legend>
      <div className={fieldPair}>
        <Select {...useField('purpose')} label={name('purpose')} options={optionsOf(purposes)} isRequired />
        <Select {...useField('guarantee')} label={name('guarantee')} options={optionsOf(guarantees)} isRequired />
      </div>
      <Guarantor />
      <PurposeNote asks={of === 'CREDIT_FUND' ? 'PURPOSE_RECOMMENDED' : 'PURPOSE'} />
      <TextArea
        {...useTextInput('repaySource')}
        label={name('repaySource')}
        description={t('repayHint')}
        maxLength={maxLength('repaySource')}
        rows={2}
        isRequired
      />
    </fieldset>
  )
}

/** Who answers for the loan, where it is guaranteed: named on its papers. */
function Guarantor() {
  const { t } = useTranslation('loanApply')
  const { name } = useTerms()
  const guarantee = useWatch<Pick<LoanValues, 'guarantee'>, 'guarantee'>({ name: 'guarantee' })
  const input = useTextInput('guarantor')
  if (guarantee !== 'GUARANTEE') return null
  return (
    <TextField
      {...input}
      label={name('guarantor')}
      description={t('guarantorHint')}
      maxLength={maxLength('guarantor')}
      isRequired
    />
  )
}

/** What the money is for, in words; a purpose that is none of the listed ones needs them. */
export function PurposeNote({ asks }: { asks: AskedText }) {
  const { t } = useTranslation('loanApply')
  const { name, words } = useTerms()
  const purpose = useWatch<Pick<LoanValues, 'purpose'>, 'purpose'>({ name: 'purpose' })
  return (
    <TextArea
      {...useTextInput('purposeNote')}
      label={name('purposeNote')}
      description={t('purposeHint', { readers: words(readersOf(asks)) })}
      maxLength={maxLength('purposeNote')}
      rows={2}
      {...(purpose === 'OTHER' ? { isRequired: true } : { isOptional: true })}
    />
  )
}

/** Words as options to choose from. */
function useOptions() {
  const { words } = useTerms()
  return (all: Readonly<Record<string, StatusWord>>) =>
    Object.entries(all).map(([id, { label }]) => ({ id, label: words(label) }))
}
