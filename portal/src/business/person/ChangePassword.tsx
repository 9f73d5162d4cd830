import { Banner } from '@jinpiao/ui-kit/Banner'
import { Button } from '@jinpiao/ui-kit/Button'
import { Card } from '@jinpiao/ui-kit/Card'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { PasswordField } from '@jinpiao/ui-kit/PasswordField'
import { useMutation } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PlainForm, usePlainForm } from '#portal/parts/PlainForm.tsx'
import * as css from '#portal/parts/page.css.ts'
import { settled } from '#portal/parts/settled.ts'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { changePassword } from '#portal/session/entryCalls.ts'
import { checkNewPassword } from '#portal/session/newPassword.ts'
import { refreshSession } from '#portal/session/session.ts'

interface Passwords {
  oldPassword: string
  newPassword: string
}

/** Old and new password, the new one once (product §4.12); ends an expiry at once. */
export function ChangePassword({ mustChange }: { mustChange?: 'EXPIRED' | 'FIRST' | undefined }) {
  const { t } = useTranslation('my')
  const form = usePlainForm<Passwords>({ oldPassword: '', newPassword: '' })
  const changing = useMutation({
    mutationFn: async ({ oldPassword, newPassword }: Passwords) => {
      await changePassword(oldPassword, newPassword)
      await refreshSession()
    },
    onSuccess: () => {
      form.reset()
      notify(t('changed'))
    },
  })
  return (
    <Card title={t('changePassword')}>
      {mustChange && (
        <Banner tone="warning" title={t(mustChange === 'FIRST' ? 'firstNotice' : 'expiredNotice')} headingLevel={3} />
      )}
      <div className={css.shortForm}>
        <PlainForm
          form={form}
          headingLevel={3}
          error={changing.error}
          onSend={(passwords) => settled(changing.mutateAsync(passwords))}
          onRefused={changing.reset}
        >
          <PasswordFields />
          <Button type="submit" tone="primary" busy={changing.isPending}>
            {t('changeSubmit')}
          </Button>
        </PlainForm>
      </div>
    </Card>
  )
}

const weak = { length: 'newLength', weak: 'newWeak', mobile: 'newWeak' } as const

function PasswordFields() {
  const { t } = useTranslation('my')
  const { name } = useTerms()
  const oldPassword = useField('oldPassword', { validate: (old: string) => old !== '' || t('oldMissing') })
  const newPassword = useField('newPassword', {
    validate(next: string, { oldPassword: old }: FieldValues) {
      if (next === '') return t('newMissing')
      const complaint = checkNewPassword(next)
      if (complaint !== undefined) return t(weak[complaint], { count: Array.from(next).length })
      return next !== old || t('newSame')
    },
  })
  return (
    <>
      <PasswordField {...oldPassword} label={name('oldPassword')} autoComplete="current-password" isRequired />
      <PasswordField
        {...newPassword}
        label={name('newPassword')}
        description={t('newPasswordHint')}
        autoComplete="new-password"
        isRequired
      />
    </>
  )
}
