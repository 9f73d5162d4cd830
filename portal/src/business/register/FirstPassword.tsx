import { PasswordField } from '@jinpiao/ui-kit/PasswordField'
import { useTranslation } from 'react-i18next'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { setFirstPassword } from '#portal/session/entryCalls.ts'
import { NewPassword } from './NewPassword.tsx'
import { firstPasswordProblem } from './resetProblem.ts'

/** The first password of somebody whom the platform has given a one-time link: `…#token`. */
export function FirstPassword({ token }: { token: string }) {
  const { t } = useTranslation('register')
  return (
    <NewPassword
      title={t('firstPassword')}
      intro={t('firstIntro')}
      empty={{ newPassword: '' }}
      onSet={({ newPassword }) => setFirstPassword(token, newPassword)}
    >
      <Field />
    </NewPassword>
  )
}

function Field() {
  const { t } = useTranslation('register')
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
