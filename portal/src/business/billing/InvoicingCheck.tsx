import { groupByParty } from '@jinpiao/contract/invoicingRules'
import { invoiceKinds, receiveWays } from '@jinpiao/contract/states/exchange'
import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import type { CheckProps } from '#portal/archetypes/apply/defineApply.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { BillRows } from './BillRows.tsx'
import type { InvoicingForm, InvoicingFormFacts } from './invoicingForm.ts'

/** Into how many applications the bills are divided, what stands on the invoices, where they go. */
export function InvoicingCheck({ values, facts, toField }: CheckProps<InvoicingForm, InvoicingFormFacts>) {
  const { t } = useTranslation('billing')
  const { name, words } = useTerms()
  const groups = groupByParty(values.bills)
  const { billing } = facts
  const isMail = values.receiveBy === 'EMAIL'
  return (
    <>
      <FactSheet
        title={groups.length > 1 ? t('split', { count: groups.length }) : t('oneApplication')}
        change={{ onPress: () => toField('bills') }}
        rows={groups.map(({ party, bills, amountFen }) => ({
          label: party,
          value: (
            <>
              <Money value={amountFen} unit /> {t('billCount', { count: bills.length })}
            </>
          ),
        }))}
      />
      <FactSheet
        title={t('invoice')}
        change={{ onPress: () => toField('invoiceKind') }}
        rows={[
          { label: name('invoiceKind'), value: words(invoiceKinds[values.invoiceKind].label) },
          { label: name('invoiceTitle'), value: billing?.invoiceTitle },
          { label: name('taxNo'), value: billing?.taxNo },
          { label: name('receiveBy'), value: words(receiveWays[values.receiveBy].label) },
          isMail
            ? { label: name('email'), value: values.email.trim() }
            : { label: name('receiverAddress'), value: values.address.trim() },
          { label: name('remark'), value: values.remark.trim(), isWide: true },
        ]}
      />
      <BillRows bills={values.bills} />
    </>
  )
}
