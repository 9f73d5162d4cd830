import { Button } from '@jinpiao/ui-kit/Button'
import { Form } from '@jinpiao/ui-kit/Form'
import { Link } from '@jinpiao/ui-kit/Link'
import { plainDigits, plainMobile } from '@jinpiao/values/digits'
import { PasswordField } from '@jinpiao/ui-kit/PasswordField'
import { PhoneField } from '@jinpiao/ui-kit/PhoneField'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { markErrors } from '#portal/parts/errorTitle.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as css from '#portal/parts/page.css.ts'
import { SmsCodeField } from '#portal/parts/SmsCodeField.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useSending } from '#portal/parts/useSending.ts'
import { resetPassword } from '#portal/session/entryCalls.ts'
import { checkMobile } from '#portal/session/entryChecks.ts'
import { type ResetValues, resetProblems } from './resetProblems.ts'

const empty: ResetValues = { corpName: '', mobile: '', code: '', idCodeTail: '', newPassword: '' }

/** Who one is, proven by code and ID card, then one new password without repetition (product §4.1, 3.3.7). */
export default function ResetPassword() {
  const { t } = useTranslation(['register', 'login', 'routes'])
  const { name } = useTerms()
  const navigate = useNavigate()
  const errorText = useErrorText()
  const id = useId()
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<Partial<Record<keyof ResetValues, string>>>({})
  const resetting = useSending(reset)
  const set = (field: keyof ResetValues) => (value: string) => setValues((before) => ({ ...before, [field]: value }))
  const field = (name: keyof ResetValues) => ({
    id: id + name,
    value: values[name],
    onChange: set(name),
    error: errors[name],
    isRequired: true,
  })

  async function submit() {
    const problems = resetProblems(values, t)
    setErrors(problems)
    if (Object.keys(problems).length > 0) resetting.reset()
    else await resetting.mutate()
  }

  async function reset() {
    await resetPassword({
      ...values,
      corpName: values.corpName.trim(),
      mobile: plainMobile(values.mobile),
      code: plainDigits(values.code),
      idCodeTail: plainDigits(values.idCodeTail).toUpperCase(),
    })
    await navigate('/login?reset=1')
  }

  /** The number for the code; a wrong one is told at its field, which gets the focus. */
  function usableMobile(): string | undefined {
    const complaint = checkMobile(values.mobile)
    if (complaint === undefined) return plainMobile(values.mobile)
    setErrors({ ...errors, ...resetProblems({ ...empty, mobile: values.mobile }, t, ['mobile']) })
    document.getElementById(`${id}mobile`)?.focus()
    return undefined
  }

  const { isPending, error } = resetting
  const wrong = Object.entries(errors).map(([name, message]) => ({ fieldId: id + name, message }))
  return (
    <div className={css.middle}>
      <PageHead title={t('routes:resetPassword')} />
      <p>{t('intro')}</p>
      <Form
        errors={error === undefined ? wrong : [{ message: errorText(error) }]}
        onSubmit={submit}
        onChecked={markErrors}
      >
        <fieldset className={css.fieldset}>
          <legend className={css.heading}>{t('identity')}</legend>
          <TextField
            {...field('corpName')}
            label={name('corpName')}
            description={t('corpNameHint')}
            autoComplete="organization"
          />
          <PhoneField
            {...field('mobile')}
            label={name('mobile')}
            description={t('mobileHint')}
            autoComplete="username"
          />
          <SmsCodeField {...field('code')} scene="RESET" mobile={usableMobile} />
          <TextField
            {...field('idCodeTail')}
            label={name('idCodeTail')}
            description={t('idTailHint')}
            autoComplete="off"
            size={8}
          />
        </fieldset>
        <fieldset className={css.fieldset}>
          <legend className={css.heading}>{t('newPasswordGroup')}</legend>
          <PasswordField
            {...field('newPassword')}
            label={name('newPassword')}
            description={t('newPasswordHint')}
            autoComplete="new-password"
          />
        </fieldset>
        <div className={css.actions}>
          <Button type="submit" tone="primary" busy={isPending}>
            {t('submit')}
          </Button>
          <Link kind="standalone" href="/login">
            {t('toLogin')}
          </Link>
        </div>
      </Form>
    </div>
  )
}
