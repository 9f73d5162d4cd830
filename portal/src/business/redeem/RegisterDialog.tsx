import { type PaymentResult, type RedeemLineRow, registerPayment } from '@jinpiao/contract/redeem'
import { maxLength, reasonLength } from '@jinpiao/contract/terms'
import { Button } from '@jinpiao/ui-kit/Button'
import { DateField } from '@jinpiao/ui-kit/DateField'
import { Dialog } from '@jinpiao/ui-kit/Dialog'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { RadioGroup } from '@jinpiao/ui-kit/RadioGroup'
import { TextArea } from '@jinpiao/ui-kit/TextArea'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { todayInShanghai } from '@jinpiao/values/days'
import { formatMoney } from '@jinpiao/values/money'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { HeldFiles } from '#portal/business/trade/HeldFiles.tsx'
import type { HeldFile } from '#portal/business/trade/tradeForm.ts'
import { call } from '#portal/http/client.ts'
import { refreshAfter } from '#portal/http/queries.ts'
import { businessNow } from '#portal/http/serverClock.ts'
import { PlainForm, usePlainForm } from '#portal/parts/PlainForm.tsx'
import { settled } from '#portal/parts/settled.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

interface Values {
  lineState: PaymentResult['lineState']
  bankSerial: string
  payDate: string
  files: HeldFile[]
  reason: string
}

interface RegisterDialogProps {
  line: RedeemLineRow
  isOpen: boolean
  onClose: () => void
}

/** 登记付款结果 of one payment: paid, with the bank's serial, or failed, with the reason. Refusals stand in the form. */
export function RegisterDialog({ line, isOpen, onClose }: RegisterDialogProps) {
  const { t } = useTranslation(['redeem', 'apply'])
  const [pending, setPending] = useState(0)
  const errorText = useErrorText()
  const today = todayInShanghai(businessNow())
  const form = usePlainForm<Values>({ lineState: 'PAID', bankSerial: '', payDate: today, files: [], reason: '' })
  const registering = useMutation({
    mutationFn: ({ files, ...values }: Values) =>
      call(registerPayment, {
        params: { pkApply: line.pkApply, line: line.line },
        body: { ...values, pkFile: files[0]?.pkFile ?? '' },
      }),
    onSuccess: ({ isRepeated }) => {
      notify(isRepeated ? t('repeated') : t('registered', { creditNo: line.creditNo }), isRepeated ? 'info' : 'success')
      onClose()
      return refreshAfter('REDEEM')
    },
  })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isDirty={form.formState.isDirty}
      title={t('registerTitle', { creditNo: line.creditNo })}
    >
      <p>{t('registerText', { payee: line.payeeName, amount: formatMoney(line.amount) })}</p>
      <PlainForm
        form={form}
        headingLevel={3}
        failure={registering.error === null ? undefined : errorText(registering.error)}
        onSend={(values) => settled(registering.mutateAsync(values))}
        onRefused={registering.reset}
      >
        <ResultFields today={today} onPending={setPending} />
        <Button
          type="submit"
          tone="primary"
          busy={registering.isPending}
          disabledReason={pending > 0 ? t('apply:stillUploading') : undefined}
        >
          {t('save')}
        </Button>
      </PlainForm>
    </Dialog>
  )
}

function ResultFields({ today, onPending }: { today: string; onPending: (pending: number) => void }) {
  const { t } = useTranslation('redeem')
  const { name } = useTerms()
  const outcome = useField('lineState')
  const isPaid = useWatch<Values, 'lineState'>({ name: 'lineState' }) === 'PAID'
  const bankSerial = useField('bankSerial', {
    validate: (serial: string) => !isPaid || /^[\w-]{4,64}$/.test(serial) || t('serialWrong'),
  })
  const payDate = useField('payDate', { validate: (day: string) => !isPaid || day <= today || t('dayWrong') })
  const reason = useField('reason', {
    validate: (text: string) => isPaid || text.trim().length >= reasonLength.min || t('reasonMissing'),
  })
  return (
    <>
      <RadioGroup
        {...outcome}
        label={t('outcome')}
        options={[
          { value: 'PAID', label: t('outcomePaid') },
          { value: 'FAILED', label: t('outcomeFailed') },
        ]}
        orientation="horizontal"
      />
      {isPaid ? (
        <>
          <TextField
            {...bankSerial}
            label={name('bankSerial')}
            description={t('serialHint')}
            maxLength={maxLength('bankSerial')}
            isRequired
          />
          <DateField {...payDate} label={t('paidOn')} today={today} isRequired />
          <HeldFiles name="files" label={name('payReceiptFiles')} onPending={onPending} />
        </>
      ) : (
        <TextArea {...reason} label={name('reason')} maxLength={reasonLength.max} rows={3} isRequired />
      )}
    </>
  )
}
