import type { exchange } from '@jinpiao/contract/exchange'
import { exchangePrice, ratesOf } from '@jinpiao/contract/priceTerms'
import { DateField } from '@jinpiao/ui-kit/DateField'
import { fenToDecimal, formatMoney } from '@jinpiao/values/money'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApplyEditor } from '#portal/archetypes/apply/ApplyEditor.tsx'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import type { EditorProps } from '#portal/archetypes/apply/defineApply.ts'
import { TotalsRail } from '#portal/archetypes/apply/TotalsRail.tsx'
import { PriceNote } from '#portal/archetypes/PriceSheet.tsx'
import { AccountField } from '#portal/business/accounts/AccountField.tsx'
import { RemarkField } from '#portal/parts/RemarkField.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { AcceptorField } from './AcceptorField.tsx'
import type { ExchangeForm } from './exchangeForm.ts'
import { TicketsField } from './TicketsField.tsx'
import { type ExchangeFacts, quoteOf } from './useExchangeFacts.ts'

/** The form of an exchange: tickets, the bill that is wanted for them, and where it is delivered. */
export function ExchangeEditor({ state, facts, onChecked }: EditorProps<typeof exchange, ExchangeForm, ExchangeFacts>) {
  const { t } = useTranslation('exchange')
  return (
    <ApplyEditor
      state={state}
      rail={<ExchangeTotals facts={facts} />}
      isUploading={false}
      focusFirst={() => document.getElementById('fkCredit')?.focus()}
      lines={{ name: 'tickets', place: (number) => state.form.getValues('tickets')[number - 1]?.creditNo ?? '' }}
      onChecked={onChecked}
    >
      <TicketsField />
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('wanted')}</legend>
        <AcceptorField acceptors={facts.acceptors} />
        <DueField facts={facts} />
      </fieldset>
      <DeliveryFields />
    </ApplyEditor>
  )
}

function useQuoted(facts: ExchangeFacts) {
  const [tickets, fkProduct] = useWatch<ExchangeForm, ['tickets', 'fkProduct']>({ name: ['tickets', 'fkProduct'] })
  return { tickets, quote: quoteOf({ tickets, fkProduct }, facts) }
}

function DueField({ facts }: { facts: ExchangeFacts }) {
  const { t } = useTranslation('exchange')
  const { name } = useTerms()
  const { quote } = useQuoted(facts)
  return (
    <DateField
      {...useField('billDueDate')}
      label={name('billDueDate')}
      description={quote ? t('dueBetween', { from: quote.from, to: quote.to }) : t('dueHint')}
      today={facts.today}
      isRequired
    />
  )
}

function DeliveryFields() {
  const { t } = useTranslation('exchange')
  const { name } = useTerms()
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('delivery')}</legend>
      <AccountField name="pkAccount" label={name('receivingAccount')} usage="COLLECT" />
      <RemarkField asks="REMARK_EXCHANGE" />
    </fieldset>
  )
}

/** The face value and the fee, which the form keeps to be signed. */
function ExchangeTotals({ facts }: { facts: ExchangeFacts }) {
  const { t } = useTranslation('exchange')
  const { name } = useTerms()
  const { setValue, getValues, clearErrors } = useFormContext<ExchangeForm>()
  const { tickets, quote } = useQuoted(facts)
  const fkProduct = useWatch<ExchangeForm, 'fkProduct'>({ name: 'fkProduct' })
  const acceptor = facts.acceptors.find(({ pkProduct }) => pkProduct === fkProduct)
  const fee = quote ? fenToDecimal(quote.feeFen) : ''
  useEffect(() => {
    if (getValues('feeQuoted') === fee) return
    setValue('feeQuoted', fee)
    clearErrors('feeQuoted')
  }, [fee, setValue, getValues, clearErrors])
  return (
    <TotalsRail
      title={t('totals')}
      hint={tickets.length === 0 ? t('noTickets') : t('totalsHint', { count: tickets.length })}
      foot={t('payLater')}
      {...(quote && { total: quote.totalFen })}
    >
      {quote && (
        <p id="feeQuoted" tabIndex={-1} className={css.hint}>
          {t('feeOf', { name: name('feeAmount'), fee: formatMoney(fee) })}
        </p>
      )}
      <PriceNote terms={acceptor && exchangePrice(ratesOf(acceptor))} />
    </TotalsRail>
  )
}
