import { IdCardField } from '@jinpiao/ui-kit/IdCardField'
import { PasswordField } from '@jinpiao/ui-kit/PasswordField'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { todayInShanghai } from '@jinpiao/values/days'
import { useTranslation } from 'react-i18next'
import { businessNow } from '#portal/http/serverClock.ts'
import * as css from '#portal/parts/page.css.ts'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

/** Who registers, and becomes the administrator. Whoever has a password already is not asked for another. */
export function PersonFields({ needsNoPassword }: { needsNoPassword: boolean }) {
  const { t } = useTranslation('register')
  const { name } = useTerms()
  const personName = useField('personName')
  const idCode = useField('idCode')
  return (
    <div className={css.fieldset}>
      <p>{t(needsNoPassword ? 'personKnown' : 'personNew')}</p>
      <TextField {...personName} label={name('personName')} autoComplete="name" isRequired />
      <IdCardField {...idCode} label={name('idCode')} today={todayInShanghai(businessNow())} isRequired />
      {!needsNoPassword && <NewPassword />}
    </div>
  )
}

function NewPassword() {
  const { t } = useTranslation('register')
  const { name } = useTerms()
  const password = useField('password')
  return (
    <PasswordField
      {...password}
      label={name('password')}
      description={t('newPasswordHint')}
      autoComplete="new-password"
      isRequired
    />
  )
}
