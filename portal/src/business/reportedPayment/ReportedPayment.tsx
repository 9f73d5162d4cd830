import { type ClaimName, claimOf } from '@jinpiao/contract/claims'
import { businessMessage } from '@jinpiao/contract/errors'
import { institutions } from '@jinpiao/contract/flowRow'
import { findPaymentProblems, type ReportedPayment } from '@jinpiao/contract/reportedPayment'
import { maxLength } from '@jinpiao/contract/terms'
import { Checkbox } from '@jinpiao/ui-kit/Checkbox'
import { DateField } from '@jinpiao/ui-kit/DateField'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { todayInShanghai } from '@jinpiao/values/days'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AccountField } from '#portal/business/accounts/AccountField.tsx'
import { HeldFiles } from '#portal/business/trade/HeldFiles.tsx'
import type { HeldFile } from '#portal/business/trade/tradeForm.ts'
import { businessNow } from '#portal/http/serverClock.ts'
import type { InSheet } from '#portal/parts/ChangeSheet.tsx'
import { usePlainForm } from '#portal/parts/PlainForm.tsx'
import { SheetForm } from '#portal/parts/SheetForm.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

interface Values extends Omit<ReportedPayment, 'fileIds'> {
  fileIds: HeldFile[]
  amount: string
}

const toPayment = ({ pkAccount, bankSerial, payDate, again, fileIds }: Values): ReportedPayment => ({
  pkAccount,
  payDate,
  again,
  bankSerial: bankSerial.trim(),
  fileIds: fileIds.map(({ pkFile }) => pkFile),
})

interface ReportedPaymentFormProps extends InSheet {
  /** Which claim it is: who confirms it follows from the table. */
  of: ClaimName
  /** What is to be paid, to whom: it stands above the fields. */
  children: ReactNode
  /** Where a part may be paid: what stands in the field `amount` among the children to begin with. */
  amount?: string
  /** Sends what was typed, and refreshes what it changes. */
  report: (payment: ReportedPayment, amount: string) => Promise<unknown>
  /** Said once it is reported. */
  done: string
  /** The serial that was not found: to report it again is a step of its own. None: left out. */
  refusedSerial?: string | null
}

/** Inside a sheet: a payment that the enterprise has made, by account, serial, day and receipt. It moves no money. */
export function ReportedPaymentForm(props: ReportedPaymentFormProps) {
  const { of, children, amount = '', report, done, refusedSerial = null, onDirty, onClose } = props
  const { t } = useTranslation(['payment', 'apply'])
  const [pending, setPending] = useState(0)
  const today = todayInShanghai(businessNow())
  const form = usePlainForm<Values>({
    pkAccount: '',
    bankSerial: '',
    payDate: today,
    again: false,
    fileIds: [],
    amount,
  })
  const reporting = useMutation({
    mutationFn: (values: Values) => report(toPayment(values), values.amount),
    onSuccess: () => {
      notify(done)
      onClose()
    },
  })
  return (
    <SheetForm
      form={form}
      sending={reporting}
      onDirty={onDirty}
      onClose={onClose}
      words={{ send: t('send'), cancel: t('cancel') }}
      disabledReason={pending > 0 ? t('apply:stillUploading') : undefined}
    >
      {children}
      <ConfirmedBy of={of} />
      <PaymentFields today={today} refusedSerial={refusedSerial} onPending={setPending} />
    </SheetForm>
  )
}

/** Who says whether it has arrived, and what that means until then. */
function ConfirmedBy({ of }: { of: ClaimName }) {
  const { t } = useTranslation('payment')
  const { words } = useTerms()
  const { confirmer, workingDays } = claimOf(of)
  if (confirmer === null || confirmer === 'PAYEE') return null
  const who = words(institutions[confirmer])
  return (
    <p>
      {t('confirmedBy', { who })}
      {workingDays !== null && t('within', { who, count: workingDays })}
    </p>
  )
}

interface PaymentFieldsProps {
  today: string
  refusedSerial: string | null
  onPending: (pending: number) => void
}

function PaymentFields({ today, refusedSerial, onPending }: PaymentFieldsProps) {
  const { t } = useTranslation('payment')
  const { name } = useTerms()
  const rule = usePaymentRule(today, refusedSerial)
  const { setValue, watch } = useFormContext<Values>()
  const isRefused = refusedSerial !== null && watch('bankSerial').trim() === refusedSerial
  const bankSerial = useField('bankSerial', rule('bankSerial'))
  const payDate = useField('payDate', rule('payDate'))
  return (
    <>
      <AccountField name="pkAccount" label={name('payAccount')} usage="FEE" rules={rule('pkAccount')} />
      <TextField
        {...bankSerial}
        label={name('bankSerial')}
        description={t('serialHint')}
        maxLength={maxLength('bankSerial')}
        isRequired
      />
      {isRefused && (
        <Checkbox
          isSelected={watch('again') === true}
          onChange={(again) => setValue('again', again, { shouldDirty: true })}
        >
          {t('again')}
        </Checkbox>
      )}
      <DateField {...payDate} label={name('payDate')} today={today} isRequired />
      <HeldFiles
        name="fileIds"
        label={name('payReceiptFiles')}
        description={t('filesHint')}
        rules={rule('fileIds')}
        isRequired
        onPending={onPending}
      />
    </>
  )
}

/** The rules of the contract for one field of the payment. */
function usePaymentRule(today: string, refusedSerial: string | null) {
  const { getValues } = useFormContext<Values>()
  const { language } = useTerms()
  return (field: keyof Values) => ({
    validate: () => {
      const found = findPaymentProblems(toPayment(getValues()), { today, refusedSerial }).find(
        (each) => each.field === field,
      )
      return found === undefined || businessMessage(found.code, found.values, language)
    },
  })
}
