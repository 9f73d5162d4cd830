import { PhoneField } from '@jinpiao/ui-kit/PhoneField'
import { plainDigits, plainMobile } from '@jinpiao/values/digits'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusedField } from '#portal/parts/refusedField.ts'
import { SmsCodeField } from '#portal/parts/SmsCodeField.tsx'
import type { Entered } from '#portal/session/entryCalls.ts'
import { checkCode, checkMobile } from '#portal/session/entryChecks.ts'
import type { AccountProps } from './account.ts'
import { EntryForm } from './EntryForm.tsx'
import { entryCalls, useEntryForm } from './useEntryForm.ts'

/** What the chooser sends again, with the enterprise. */
export interface SmsEntry {
  mobile: string
  code: string
}

interface SmsFormProps extends AccountProps {
  onEntered: (entered: Entered, entry: SmsEntry) => Promise<void>
}

/** Mobile and the code sent to it. */
export default function SmsForm({ account, onAccountChange, onEntered }: SmsFormProps) {
  const { t } = useTranslation('login')
  const [code, setCode] = useState('')
  const [askedWithout, setAskedWithout] = useState(false)
  const id = useId()
  const entry = () => ({ mobile: plainMobile(account.mobile), code: plainDigits(code) })
  const form = useEntryForm({
    refusedField,
    check: () => ({ mobile: checkMobile(account.mobile), code: checkCode(code) }),
    send: async () => (await entryCalls()).enterBySms(entry()),
    onEntered: (entered) => onEntered(entered, entry()),
  })
  const complaint = askedWithout ? checkMobile(account.mobile) : undefined
  const mobileError =
    form.errors.mobile ?? (complaint && t(complaint.key, { count: 'count' in complaint ? complaint.count : 0 }))

  return (
    <EntryForm {...form} id={id} title={t('bySms')} submitLabel={t('submit')}>
      <PhoneField
        id={`${id}mobile`}
        label={t('mobile')}
        autoComplete="username"
        value={account.mobile}
        onChange={(mobile) => onAccountChange({ ...account, mobile })}
        error={mobileError}
        isRequired
      />
      <SmsCodeField
        id={`${id}code`}
        scene="LOGIN"
        value={code}
        onChange={setCode}
        error={form.errors.code}
        mobile={() => {
          setAskedWithout(true)
          if (checkMobile(account.mobile) === undefined) return plainMobile(account.mobile)
          document.getElementById(`${id}mobile`)?.focus()
          return undefined
        }}
      />
    </EntryForm>
  )
}
