import { changeMobile, sendOwnSms } from '@jinpiao/contract/person'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { PhoneField } from '@jinpiao/ui-kit/PhoneField'
import { plainDigits, plainMobile } from '@jinpiao/values/digits'
import { useMutation } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { ChangeSheet, type InSheet } from '#portal/parts/ChangeSheet.tsx'
import { usePlainForm } from '#portal/parts/PlainForm.tsx'
import { SheetForm } from '#portal/parts/SheetForm.tsx'
import { SmsCodeField } from '#portal/parts/SmsCodeField.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { type Complaint, checkCode, checkMobile } from '#portal/session/entryChecks.ts'
import { refreshSession } from '#portal/session/session.ts'

interface Numbers {
  oldCode: string
  mobile: string
  newCode: string
}

/** 更换手机号 in a sheet: the old number and the new one are proved by a code each. `masked`: the number of now. */
export function ChangeMobile({ masked }: { masked: string }) {
  const { t } = useTranslation('my')
  return <ChangeSheet label={t('changeMobile')}>{(sheet) => <MobileForm {...sheet} masked={masked} />}</ChangeSheet>
}

function MobileForm({ masked, onDirty, onClose }: InSheet & { masked: string }) {
  const { t } = useTranslation('my')
  const form = usePlainForm<Numbers>({ oldCode: '', mobile: '', newCode: '' })
  const changing = useMutation({
    mutationFn: ({ oldCode, mobile, newCode }: Numbers) =>
      call(changeMobile, {
        body: { oldCode: plainDigits(oldCode), mobile: plainMobile(mobile), newCode: plainDigits(newCode) },
      }),
    onSuccess: async () => {
      await refreshSession()
      onClose()
      notify(t('mobileChanged'))
      return refresh('users', 'messages')
    },
  })
  return (
    <SheetForm
      form={form}
      sending={changing}
      onDirty={onDirty}
      onClose={onClose}
      words={{ send: t('changeMobile'), cancel: t('cancel') }}
    >
      <p>{t('changeMobileText')}</p>
      <NumberFields masked={masked} />
    </SheetForm>
  )
}

const sendCode = (mobile?: string) => call(sendOwnSms, { body: { mobile } })

function NumberFields({ masked }: { masked: string }) {
  const { t } = useTranslation(['my', 'login'])
  const { name } = useTerms()
  const names = { mobile: name('mobile'), code: name('smsCode') }
  const { getValues, setError } = useFormContext<Numbers>()
  const said = (complaint: Complaint | undefined) =>
    complaint === undefined || t(`login:${complaint.key}`, { count: 'count' in complaint ? complaint.count : 0 })
  const oldCode = useField('oldCode', { validate: (code: string) => said(checkCode(code)) })
  const mobile = useField('mobile', { validate: (number: string) => said(checkMobile(number)) })
  const newCode = useField('newCode', { validate: (code: string) => said(checkCode(code)) })

  /** The new number for its code; a wrong one is told at its field, which gets the focus. */
  function usableMobile(): string | undefined {
    const complaint = said(checkMobile(getValues('mobile')))
    if (complaint === true) return plainMobile(getValues('mobile'))
    setError('mobile', { message: complaint })
    document.getElementById(mobile.id)?.focus()
    return undefined
  }

  return (
    <>
      <SmsCodeField {...oldCode} label={t('oldCode', names)} scene={() => sendCode()} mobile={() => masked} />
      <PhoneField {...mobile} label={t('newMobile', names)} autoComplete="off" isRequired />
      <SmsCodeField {...newCode} label={t('newCode', names)} scene={sendCode} mobile={usableMobile} />
    </>
  )
}
