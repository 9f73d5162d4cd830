import { PasswordField } from '@jinpiao/ui-kit/PasswordField'
import { PhoneField } from '@jinpiao/ui-kit/PhoneField'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { plainDigits, plainMobile } from '@jinpiao/values/digits'
import { type FieldValues, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { FirstPassword } from '#portal/business/register/FirstPassword.tsx'
import { NewPassword } from '#portal/business/register/NewPassword.tsx'
import { type ResetValues, resetProblem } from '#portal/business/register/resetProblem.ts'
import * as css from '#portal/parts/page.css.ts'
import { SmsCodeField } from '#portal/parts/SmsCodeField.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { resetPassword } from '#portal/session/entryCalls.ts'

/**
 * Who one is, proven by code and ID card, then one new password without repetition (product §4.1, 3.3.7); by the one-time
 * link of the platform the password alone.
 */
export default function ResetPassword() {
  // Behind `#`, so that no server writes it into its log.
  const { hash } = useLocation()
  const token = /^#[\w-]{43}$/.test(hash) ? hash.slice(1) : undefined
  return token === undefined ? <ByCode /> : <FirstPassword token={token} />
}

const empty: ResetValues = { corpName: '', mobile: '', code: '', idCodeTail: '', newPassword: '' }

const reset = (values: ResetValues) =>
  resetPassword({
    ...values,
    corpName: values.corpName.trim(),
    mobile: plainMobile(values.mobile),
    code: plainDigits(values.code),
    idCodeTail: plainDigits(values.idCodeTail).toUpperCase(),
  })

function ByCode() {
  const { t } = useTranslation(['register', 'routes'])
  return (
    <NewPassword title={t('routes:resetPassword')} submit={t('submit')} intro={t('intro')} empty={empty} onSet={reset}>
      <Fields />
    </NewPassword>
  )
}

function Fields() {
  const { t } = useTranslation(['register', 'login', 'routes'])
  const { name } = useTerms()
  const { getValues, setError } = useFormContext<ResetValues>()
  const corpName = useResetField('corpName')
  const mobile = useResetField('mobile')
  const code = useResetField('code')
  const idCodeTail = useResetField('idCodeTail')
  const newPassword = useResetField('newPassword')

  /** The number for the code; a wrong one is told at its field, which gets the focus. */
  function usableMobile(): string | undefined {
    const problem = resetProblem('mobile', getValues(), t)
    if (problem === undefined) return plainMobile(getValues('mobile'))
    setError('mobile', { message: problem })
    document.getElementById(mobile.id)?.focus()
    return undefined
  }

  return (
    <>
      <fieldset className={css.fieldset}>
        <legend className={css.heading}>{t('identity')}</legend>
        <TextField
          {...corpName}
          label={name('corpName')}
          description={t('corpNameHint')}
          autoComplete="organization"
          isRequired
        />
        <PhoneField
          {...mobile}
          label={name('mobile')}
          description={t('mobileHint')}
          autoComplete="username"
          isRequired
        />
        <SmsCodeField {...code} scene="RESET" mobile={usableMobile} />
        <TextField
          {...idCodeTail}
          label={name('idCodeTail')}
          description={t('idTailHint')}
          autoComplete="off"
          size={8}
          isRequired
        />
      </fieldset>
      <fieldset className={css.fieldset}>
        <legend className={css.heading}>{t('newPasswordGroup')}</legend>
        <PasswordField
          {...newPassword}
          label={name('newPassword')}
          description={t('newPasswordHint')}
          autoComplete="new-password"
          isRequired
        />
      </fieldset>
    </>
  )
}

function useResetField(field: keyof ResetValues) {
  const { t } = useTranslation(['register', 'login', 'routes'])
  return useField(field, {
    validate: (_typed: string, values: FieldValues) => resetProblem(field, values as ResetValues, t),
  })
}
