import { type Billing, putBillingInfo } from '@jinpiao/contract/billingInfo'
import { findBillingProblems } from '@jinpiao/contract/billingRules'
import { businessMessage } from '@jinpiao/contract/errors'
import { emailPattern } from '@jinpiao/contract/fields'
import { invoiceKinds } from '@jinpiao/contract/states/exchange'
import { maxLength, type TermName } from '@jinpiao/contract/terms'
import { Button } from '@jinpiao/ui-kit/Button'
import { CardNumberField } from '@jinpiao/ui-kit/CardNumberField'
import { fieldPair } from '@jinpiao/ui-kit/lib/fieldPair.css'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { RadioGroup } from '@jinpiao/ui-kit/RadioGroup'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { useMutation } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { EmailProof, noProof, proofOf, type TypedProof } from '#portal/parts/EmailProof.tsx'
import { PlainForm, usePlainForm } from '#portal/parts/PlainForm.tsx'
import * as page from '#portal/parts/page.css.ts'
import { settled } from '#portal/parts/settled.ts'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useIsKeeper } from './useIsKeeper.ts'

export type StoredBilling = Billing & { invoiceTitle: string; version: number }

const trimmed = (values: Billing): Billing => ({
  ...values,
  taxNo: values.taxNo.trim().toUpperCase(),
  billingAddress: values.billingAddress.trim(),
  billingPhone: values.billingPhone.trim(),
  bankName: values.bankName.trim(),
  accountNo: values.accountNo.trim(),
  email: values.email.trim(),
})

/** What stands on the enterprise's invoices, to be changed and saved; who only sees it has no button. */
export function BillingForm({ stored }: { stored: StoredBilling }) {
  const { t } = useTranslation('billing')
  const isKeeper = useIsKeeper()
  const { invoiceTitle, version, ...billing } = stored
  const form = usePlainForm<Billing & TypedProof>({ ...billing, ...noProof })
  const saving = useMutation({
    mutationFn: async ({ code, password, ...values }: Billing & TypedProof) => {
      const next = trimmed(values)
      // Only another address is proved.
      const proof = next.email === billing.email ? {} : await proofOf({ code, password })
      return call(putBillingInfo, { body: { version, ...next, ...proof } })
    },
    onSuccess: () => {
      notify(t('billingSaved'))
      return refresh('fees')
    },
  })
  return (
    <PlainForm
      form={form}
      error={saving.error}
      onSend={(values) => settled(saving.mutateAsync(values))}
      onRefused={saving.reset}
    >
      <BillingFields invoiceTitle={invoiceTitle} keptEmail={billing.email} />
      <div className={page.actions}>
        <Button
          type="submit"
          tone="primary"
          busy={saving.isPending}
          disabledReason={isKeeper ? undefined : t('keepersOnly')}
        >
          {t('saveBilling')}
        </Button>
      </div>
    </PlainForm>
  )
}

type TextName = Exclude<keyof Billing, 'invoiceKind'> & TermName

function BillingFields({ invoiceTitle, keptEmail }: { invoiceTitle: string; keptEmail: string }) {
  const { t } = useTranslation('billing')
  const { name, words } = useTerms()
  const kind = useField('invoiceKind')
  const email = useWatch<Billing, 'email'>({ name: 'email' })
  const isSpecial = useWatch<Billing, 'invoiceKind'>({ name: 'invoiceKind' }) === 'SPECIAL'
  return (
    <>
      <TextField
        label={name('invoiceTitle')}
        description={t('titleHint')}
        value={invoiceTitle}
        onChange={() => {}}
        isReadOnly
      />
      <RadioGroup
        {...kind}
        label={name('invoiceKind')}
        description={t('kindHint')}
        options={Object.entries(invoiceKinds).map(([value, { label }]) => ({ value, label: words(label) }))}
      />
      <BillingText field="taxNo" hint={t('taxHint')} isRequired />
      <BillingText field="billingAddress" isRequired={isSpecial} />
      <div className={fieldPair}>
        <BillingText field="billingPhone" isRequired />
        <BillingText field="email" hint={t('emailHint')} isRequired />
      </div>
      {email.trim() !== keptEmail && <EmailProof email="email" />}
      <BillingText field="bankName" isRequired={isSpecial} />
      <BillingAccount isRequired={isSpecial} />
    </>
  )
}

function BillingAccount({ isRequired }: { isRequired: boolean }) {
  const { name } = useTerms()
  const account = useField('accountNo', useBillingRule('accountNo'))
  return (
    <CardNumberField {...account} label={name('accountNo')} {...(isRequired ? { isRequired } : { isOptional: true })} />
  )
}

function BillingText({ field, hint, isRequired }: { field: TextName; hint?: string; isRequired: boolean }) {
  const { name } = useTerms()
  const text = useField(field, useBillingRule(field))
  return (
    <TextField
      {...text}
      label={name(field)}
      {...(hint !== undefined && { description: hint })}
      maxLength={maxLength(field)}
      {...(field === 'email' && { inputMode: 'email' as const, autoComplete: 'email' })}
      {...(isRequired ? { isRequired } : { isOptional: true })}
    />
  )
}

/** The rules of the contract for one field. */
function useBillingRule(field: keyof Billing) {
  const { t } = useTranslation(['billing', 'my'])
  const { getValues } = useFormContext<Billing>()
  const { language } = useTerms()
  return {
    validate: () => {
      const values = trimmed(getValues())
      const found = findBillingProblems(values).find((each) => each.field === field)
      if (found !== undefined) return businessMessage(found.code, found.values, language)
      return field !== 'email' || emailPattern.test(values.email) || t('my:emailWrong')
    },
  }
}
