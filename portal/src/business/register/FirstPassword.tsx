import { Button } from '@jinpiao/ui-kit/Button'
import { Link } from '@jinpiao/ui-kit/Link'
import { PasswordField } from '@jinpiao/ui-kit/PasswordField'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { PageHead } from '#portal/parts/PageHead.tsx'
import { PlainForm, usePlainForm } from '#portal/parts/PlainForm.tsx'
import * as css from '#portal/parts/page.css.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useField } from '#portal/parts/useField.ts'
import { useSending } from '#portal/parts/useSending.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { setFirstPassword } from '#portal/session/entryCalls.ts'
import { firstPasswordProblem } from './resetProblem.ts'

interface Values {
  newPassword: string
}

/** The first password of somebody whom the platform has given a one-time link: `…#token`. */
export function FirstPassword({ token }: { token: string }) {
  const { t } = useTranslation(['register', 'routes'])
  const navigate = useNavigate()
  const errorText = useErrorText()
  const form = usePlainForm<Values>({ newPassword: '' })
  const setting = useSending(async ({ newPassword }: Values) => {
    await setFirstPassword(token, newPassword)
    await navigate('/login?reset=1')
  })
  return (
    <div className={css.middle}>
      <PageHead title={t('firstPassword')} />
      <p>{t('firstIntro')}</p>
      <PlainForm
        form={form}
        failure={setting.error === undefined ? undefined : errorText(setting.error)}
        onSend={setting.mutate}
        onRefused={setting.reset}
      >
        <Field />
        <div className={css.actions}>
          <Button type="submit" tone="primary" busy={setting.isPending}>
            {t('firstPassword')}
          </Button>
          <Link kind="standalone" href="/login">
            {t('toLogin')}
          </Link>
        </div>
      </PlainForm>
    </div>
  )
}

function Field() {
  const { t } = useTranslation(['register', 'routes'])
  const { name } = useTerms()
  const field = useField('newPassword', { validate: (typed: string) => firstPasswordProblem(typed, t) })
  return (
    <PasswordField
      {...field}
      label={name('newPassword')}
      description={t('newPasswordHint')}
      autoComplete="new-password"
      isRequired
    />
  )
}
