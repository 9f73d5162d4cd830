import type { finance } from '@jinpiao/contract/finance'
import { fieldPair } from '@jinpiao/ui-kit/lib/fieldPair.css'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { decimalToFen } from '@jinpiao/values/money'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApplyEditor } from '#portal/archetypes/apply/ApplyEditor.tsx'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import type { EditorProps } from '#portal/archetypes/apply/defineApply.ts'
import { AccountField } from '#portal/business/accounts/AccountField.tsx'
import { HeldTicketField } from '#portal/business/tickets/HeldTicketField.tsx'
import { TradeFields } from '#portal/business/trade/TradeFields.tsx'
import { fenOf } from '#portal/business/trade/tradeForm.ts'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useTextInput } from '#portal/parts/useTextInput.ts'
import type { FinanceForm } from './financeForm.ts'
import { ProductField } from './ProductField.tsx'
import { QuotePanel } from './QuotePanel.tsx'
import type { FinanceFacts } from './useFinanceFacts.ts'

/** The financing form: a ticket, who pays how much for it, the trade behind it, and where the money goes. */
export function FinanceEditor({ state, facts, onChecked }: EditorProps<typeof finance, FinanceForm, FinanceFacts>) {
  const { t } = useTranslation('finance')
  const { form } = state
  const [uploading, setUploading] = useState(0)
  const { ticket, onTicket } = facts
  const fkCredit = useWatch({ control: form.control, name: 'fkCredit' })
  useEffect(() => {
    if (fkCredit !== '') onTicket(fkCredit)
  }, [fkCredit, onTicket])

  // The ticket of the address is known a moment after the form; all of it is financed unless somebody says less.
  useEffect(() => {
    if (ticket === undefined) return
    const [held, amount] = form.getValues(['fkCredit', 'amount'])
    if (held === '') {
      form.setValue('fkCredit', ticket.pkCredit)
      form.setValue('creditNo', ticket.creditNo)
    }
    if (amount === '' && (held === '' || held === ticket.pkCredit)) form.setValue('amount', ticket.amount)
  }, [ticket, form])

  return (
    <ApplyEditor
      state={state}
      rail={<QuotePanel facts={facts} />}
      isUploading={uploading > 0}
      focusFirst={() => document.getElementById('fkCredit')?.focus()}
      lines={{ name: 'financing', place: () => '' }}
      onChecked={onChecked}
    >
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('ticket')}</legend>
        <HeldTicketField form="FINANCE" description={t('ticketHint')} />
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('funding')}</legend>
        <ProductField facts={facts} />
        <FinanceAmount facts={facts} />
      </fieldset>
      <TradeFields
        name="trade"
        amountName="amount"
        of="finance"
        place={undefined}
        today={facts.today}
        needsProofs={facts.needsProofs}
        onPending={setUploading}
      />
      <PaymentFields />
    </ApplyEditor>
  )
}

/** How much of the ticket; less than all of it leaves change. */
function FinanceAmount({ facts: { ticket } }: { facts: FinanceFacts }) {
  const { t } = useTranslation('finance')
  const terms = useTerms()
  const field = useField('amount')
  const whole = ticket && decimalToFen(ticket.amount)
  const fen = fenOf(field.value)
  return (
    <MoneyField
      {...field}
      label={terms.heading('financeAmount')}
      description={t('amountHint')}
      {...(ticket && fen !== whole && { fillMax: { label: t('fillWhole'), value: ticket.amount } })}
      isOver={whole !== undefined && fen > whole}
      showWords
      isRequired
    />
  )
}

function PaymentFields() {
  const { t } = useTranslation('finance')
  const { name } = useTerms()
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('payment')}</legend>
      <AccountField name="pkAccount" label={name('receivingAccount')} usage="COLLECT" />
      <div className={fieldPair}>
        <TextField {...useTextInput('contactName')} label={name('contactName')} isRequired />
        <TextField
          {...useTextInput('contactMobile')}
          label={name('contactMobile')}
          description={t('mobileHint')}
          inputMode="tel"
          isRequired
        />
      </div>
    </fieldset>
  )
}
