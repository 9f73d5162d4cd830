import { PasswordField } from '@jinpiao/ui-kit/PasswordField'
import { PhoneField } from '@jinpiao/ui-kit/PhoneField'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { plainMobile } from '@jinpiao/values/digits'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#portal/parts/lazyPart.tsx'
import type { Entered } from '#portal/session/entryCalls.ts'
import { checkCorpName, checkMobile, checkPassword } from '#portal/session/entryChecks.ts'
import type { AccountProps } from './account.ts'
import { EntryForm } from './EntryForm.tsx'
import * as css from './Login.css.ts'
import { rememberCorp, rememberedCorp } from './rememberedCorp.ts'
import { entryCalls, useEntryForm } from './useEntryForm.ts'

const RememberCorp = lazyPart(() => import('./RememberCorp.tsx'))

/** Company, mobile, password (spec §1); a wrong one of the three is never named. */
export function PasswordForm(props: AccountProps & { onEntered: (entered: Entered) => Promise<void> }) {
  const { account, onAccountChange, onEntered } = props
  const { t } = useTranslation('login')
  const [password, setPassword] = useState('')
  const [isRemembered, setRemembered] = useState(() => rememberedCorp() !== undefined)
  const id = useId()
  const form = useEntryForm({
    check: () => ({
      corpName: checkCorpName(account.corpName),
      mobile: checkMobile(account.mobile),
      password: checkPassword(password),
    }),
    send: async () => {
      const { enterByPassword } = await entryCalls()
      return enterByPassword({ corpName: account.corpName.trim(), mobile: plainMobile(account.mobile), password })
    },
    onEntered: (entered) => {
      rememberCorp(isRemembered ? account.corpName.trim() : undefined)
      return onEntered(entered)
    },
  })

  return (
    <EntryForm {...form} id={id} title={t('byPassword')} submitLabel={t('submit')}>
      <TextField
        id={`${id}corpName`}
        label={t('corpName')}
        description={t('corpNameHint')}
        autoComplete="organization"
        value={account.corpName}
        onChange={(corpName) => onAccountChange({ ...account, corpName })}
        error={form.errors.corpName}
        isRequired
      />
      <PhoneField
        id={`${id}mobile`}
        label={t('mobile')}
        autoComplete="username"
        value={account.mobile}
        onChange={(mobile) => onAccountChange({ ...account, mobile })}
        error={form.errors.mobile}
        isRequired
      />
      <PasswordField
        id={`${id}password`}
        label={t('password')}
        description={t('initialPassword')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={form.errors.password}
        isRequired
      />
      <div className={css.remember}>
        <RememberCorp isSelected={isRemembered} onChange={setRemembered} />
      </div>
    </EntryForm>
  )
}
