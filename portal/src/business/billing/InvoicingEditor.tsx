import type { invoicing } from '@jinpiao/contract/invoicing'
import { groupByParty } from '@jinpiao/contract/invoicingRules'
import { billKinds, invoiceKinds, receiveWays } from '@jinpiao/contract/states/exchange'
import { maxLength } from '@jinpiao/contract/terms'
import { Checkbox } from '@jinpiao/ui-kit/Checkbox'
import { CheckboxGroup } from '@jinpiao/ui-kit/CheckboxGroup'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { Link } from '@jinpiao/ui-kit/Link'
import { RadioGroup } from '@jinpiao/ui-kit/RadioGroup'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { formatMoney } from '@jinpiao/values/money'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApplyEditor } from '#portal/archetypes/apply/ApplyEditor.tsx'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import type { EditorProps } from '#portal/archetypes/apply/defineApply.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import { RemarkField } from '#portal/parts/RemarkField.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useTextInput } from '#portal/parts/useTextInput.ts'
import { InvoicingRail } from './InvoicingRail.tsx'
import { type ChosenBill, type InvoicingForm, type InvoicingFormFacts, toChosen } from './invoicingForm.ts'

/** The form: bills by who makes out their invoices, the kind of invoice, and where it goes. */
export function InvoicingEditor({
  state,
  facts,
  onChecked,
}: EditorProps<typeof invoicing, InvoicingForm, InvoicingFormFacts>) {
  const { t } = useTranslation('billing')
  return (
    <ApplyEditor
      state={state}
      rail={<InvoicingRail billing={facts.billing} />}
      isUploading={false}
      focusFirst={() => document.getElementById('bills')?.focus()}
      lines={{ name: 'bills', place: () => t('bill') }}
      onChecked={onChecked}
    >
      {facts.billing === null && <NoBilling />}
      <BillChoice facts={facts} />
      <InvoiceFields />
    </ApplyEditor>
  )
}

/** Nothing stands on the enterprise's invoices yet: where to say it. */
function NoBilling() {
  const { t } = useTranslation(['billing', 'routes'])
  const mayOpen = useMayOpen()
  const href = '/my/invoice-manage/invoice-info'
  return (
    <InlineMessage tone="warning">
      {t('billingFirst')} {mayOpen(href) && <Link href={href}>{t('routes:billingInfo')}</Link>}
    </InlineMessage>
  )
}

/** Every bill that can be invoiced, under its party; those of an application that is corrected are among them. */
function BillChoice({ facts }: { facts: InvoicingFormFacts }) {
  const { t } = useTranslation(['billing', 'routes'])
  const { name, words } = useTerms()
  const mayOpen = useMayOpen()
  const { value: chosen, onChange, error } = useField<ChosenBill[]>('bills')
  const kindOf = new Map(facts.bills.map(({ pkBill, billKind }) => [pkBill, words(billKinds[billKind].label)]))
  const offered = facts.bills.map(toChosen)
  const all = [...offered, ...chosen.filter(({ pkBill }) => !kindOf.has(pkBill))]
  const groups = groupByParty(all)
  const bills = '/my/account/bill'
  return (
    <fieldset className={css.group} id="bills" tabIndex={-1}>
      <legend className={css.legend}>{name('feeBills')}</legend>
      {error}
      {groups.length === 0 && (
        <p>
          {t('nothingToInvoice')} {mayOpen(bills) && <Link href={bills}>{t('routes:bills')}</Link>}
        </p>
      )}
      {groups.map(({ party, partyKind, bills: own }) => {
        const isOwn = (pkBill: string) => own.some((each) => each.pkBill === pkBill)
        return (
          <CheckboxGroup
            key={`${partyKind} ${party}`}
            label={party}
            value={chosen.flatMap(({ pkBill }) => (isOwn(pkBill) ? [pkBill] : []))}
            onChange={(keys) => {
              const others = chosen.filter(({ pkBill }) => !isOwn(pkBill))
              const kept = [...others.map(({ pkBill }) => pkBill), ...keys]
              // In the order of the list, so that the applications have it too.
              onChange(all.filter(({ pkBill }) => kept.includes(pkBill)))
            }}
          >
            {own.map(({ pkBill, feeBillNo, amount }) => (
              <Checkbox key={pkBill} value={pkBill}>
                <ProseText>
                  {t('choice', { feeBillNo, kind: kindOf.get(pkBill) ?? '', amount: formatMoney(amount) })}
                </ProseText>
              </Checkbox>
            ))}
          </CheckboxGroup>
        )
      })}
    </fieldset>
  )
}

function InvoiceFields() {
  const { t } = useTranslation('billing')
  const { name, words } = useTerms()
  const kind = useField('invoiceKind')
  const receiveBy = useField('receiveBy')
  const email = useTextInput('email')
  const address = useTextInput('address')
  const isMail = useWatch<InvoicingForm, 'receiveBy'>({ name: 'receiveBy' }) === 'EMAIL'
  const options = (table: typeof invoiceKinds | typeof receiveWays) =>
    Object.entries(table).map(([value, { label }]) => ({ value, label: words(label) }))
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('invoice')}</legend>
      <RadioGroup {...kind} label={name('invoiceKind')} options={options(invoiceKinds)} isRequired />
      <RadioGroup
        {...receiveBy}
        label={name('receiveBy')}
        options={options(receiveWays)}
        orientation="horizontal"
        isRequired
      />
      {isMail ? (
        <TextField {...email} key="email" label={name('email')} inputMode="email" maxLength={100} isRequired />
      ) : (
        <TextField
          {...address}
          key="address"
          label={name('receiverAddress')}
          description={t('addressHint')}
          maxLength={maxLength('receiverAddress')}
          isRequired
        />
      )}
      <RemarkField asks="REMARK_INVOICING" />
    </fieldset>
  )
}
