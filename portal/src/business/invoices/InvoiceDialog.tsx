import { businessMessage } from '@jinpiao/contract/errors'
import { findEntryProblems } from '@jinpiao/contract/invoiceEntry'
import { enterInvoices, type InvoiceEntry } from '@jinpiao/contract/invoices'
import { maxLength } from '@jinpiao/contract/terms'
import { Button } from '@jinpiao/ui-kit/Button'
import { DateField } from '@jinpiao/ui-kit/DateField'
import { Dialog } from '@jinpiao/ui-kit/Dialog'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { todayInShanghai } from '@jinpiao/values/days'
import { useMutation } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { businessNow } from '#portal/http/serverClock.ts'
import { PlainForm, usePlainForm } from '#portal/parts/PlainForm.tsx'
import { settled } from '#portal/parts/settled.ts'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useSecurity } from '#portal/session/useSession.ts'

type Values = { [Field in keyof InvoiceEntry]: string }

const empty: Values = {
  invoiceNo: '',
  invoiceCode: '',
  issueDate: '',
  sellerName: '',
  buyerName: '',
  amountWithTax: '',
  taxAmount: '',
  checkCode: '',
}

interface InvoiceDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** 录入发票: one invoice as it stands on the paper. The rules are those of the server. */
export function InvoiceDialog({ isOpen, onClose }: InvoiceDialogProps) {
  const { t } = useTranslation('invoices')
  const form = usePlainForm<Values>(empty)
  const entering = useMutation({
    mutationFn: (values: Values) => call(enterInvoices, { body: { invoices: [values as InvoiceEntry] } }),
    onSuccess: () => {
      notify(t('entered', { count: 1 }))
      form.reset(empty)
      onClose()
      return refresh('invoices')
    },
  })
  return (
    <Dialog isOpen={isOpen} onClose={onClose} isDirty={form.formState.isDirty} title={t('add')}>
      <p>{t('electronicHint')}</p>
      <PlainForm
        form={form}
        headingLevel={3}
        error={entering.error}
        onSend={(values) => settled(entering.mutateAsync(values))}
        onRefused={entering.reset}
      >
        <EntryFields />
        <Button type="submit" tone="primary" busy={entering.isPending}>
          {t('save')}
        </Button>
      </PlainForm>
    </Dialog>
  )
}

function EntryFields() {
  const { t } = useTranslation('invoices')
  const { name } = useTerms()
  const rule = useEntryRule()
  const today = todayInShanghai(businessNow())
  const optional = (term: Parameters<typeof name>[0]) => t('optional', { name: name(term) })
  const invoiceNo = useField('invoiceNo', rule('invoiceNo'))
  const invoiceCode = useField('invoiceCode', rule('invoiceCode'))
  const issueDate = useField('issueDate', rule('issueDate'))
  const sellerName = useField('sellerName', rule('sellerName'))
  const buyerName = useField('buyerName', rule('buyerName'))
  const amountWithTax = useField('amountWithTax', rule('amountWithTax'))
  const taxAmount = useField('taxAmount', rule('taxAmount'))
  const checkCode = useField('checkCode', rule('checkCode'))
  return (
    <>
      <TextField
        {...invoiceNo}
        label={name('invoiceNo')}
        inputMode="numeric"
        maxLength={maxLength('invoiceNo')}
        isRequired
      />
      <TextField
        {...invoiceCode}
        label={optional('invoiceCode')}
        inputMode="numeric"
        maxLength={maxLength('invoiceCode')}
      />
      <DateField {...issueDate} label={name('invoiceDate')} today={today} isRequired />
      <TextField {...sellerName} label={name('sellerName')} maxLength={maxLength('sellerName')} isRequired />
      <TextField {...buyerName} label={name('buyerName')} maxLength={maxLength('buyerName')} isRequired />
      <MoneyField {...amountWithTax} label={name('amountWithTax')} isRequired />
      <MoneyField {...taxAmount} label={optional('taxAmount')} />
      <TextField {...checkCode} label={optional('checkCode')} inputMode="numeric" maxLength={maxLength('checkCode')} />
    </>
  )
}

/** The rules of the contract for one field of the entry. */
function useEntryRule() {
  const { getValues } = useFormContext<Values>()
  const { language } = useTerms()
  const { user3 } = useSecurity()
  const facts = { today: todayInShanghai(businessNow()), corpName: user3?.userName ?? '' }
  return (field: keyof Values) => ({
    validate: () => {
      const found = findEntryProblems([getValues() as InvoiceEntry], facts)
      const problem = found.find((each) => each.field === `invoices.0.${field}`)
      return problem === undefined || businessMessage(problem.code, problem.values, language)
    },
  })
}
