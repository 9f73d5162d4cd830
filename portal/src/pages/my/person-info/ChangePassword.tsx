import { Banner } from '@jinpiao/ui-kit/Banner'
import { Button } from '@jinpiao/ui-kit/Button'
import { Card } from '@jinpiao/ui-kit/Card'
import { Form } from '@jinpiao/ui-kit/Form'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { PasswordField } from '@jinpiao/ui-kit/PasswordField'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { markErrors } from '#portal/parts/errorTitle.ts'
import * as css from '#portal/parts/page.css.ts'
import { settled } from '#portal/parts/settled.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { changePassword } from '#portal/session/entryCalls.ts'
import { checkNewPassword } from '#portal/session/newPassword.ts'
import { refreshSession } from '#portal/session/session.ts'

const weak = { length: 'newLength', weak: 'newWeak', mobile: 'newWeak' } as const

/** Old and new password, the new one once (product §4.12); ends an expiry at once. */
export function ChangePassword({ isExpired }: { isExpired: boolean }) {
  const { t } = useTranslation('my')
  const { name } = useTerms()
  const errorText = useErrorText()
  const id = useId()
  const [old, setOld] = useState('')
  const [next, setNext] = useState('')
  const [errors, setErrors] = useState<{ old?: string; next?: string }>({})
  const changing = useMutation({
    mutationFn: async () => {
      await changePassword(old, next)
      await refreshSession()
    },
    onSuccess: () => {
      setOld('')
      setNext('')
      notify(t('changed'))
    },
  })

  function problems() {
    const found: { old?: string; next?: string } = {}
    if (old === '') found.old = t('oldMissing')
    const complaint = checkNewPassword(next)
    if (next === '') found.next = t('newMissing')
    else if (complaint !== undefined) found.next = t(weak[complaint], { count: Array.from(next).length })
    else if (next === old) found.next = t('newSame')
    return found
  }

  async function submit() {
    const found = problems()
    setErrors(found)
    if (Object.keys(found).length > 0) changing.reset()
    else await settled(changing.mutateAsync())
  }

  const wrong = Object.entries(errors).map(([field, message]) => ({ fieldId: id + field, message }))
  return (
    <Card title={t('changePassword')}>
      {isExpired && <Banner tone="warning" title={t('expiredNotice')} headingLevel={3} />}
      <div className={css.shortForm}>
        <Form
          headingLevel={3}
          errors={changing.error === null ? wrong : [{ message: errorText(changing.error) }]}
          onSubmit={submit}
          onChecked={markErrors}
        >
          <PasswordField
            id={`${id}old`}
            label={name('oldPassword')}
            autoComplete="current-password"
            value={old}
            onChange={setOld}
            error={errors.old}
            isRequired
          />
          <PasswordField
            id={`${id}next`}
            label={name('newPassword')}
            description={t('newPasswordHint')}
            autoComplete="new-password"
            value={next}
            onChange={setNext}
            error={errors.next}
            isRequired
          />
          <Button type="submit" tone="primary" busy={changing.isPending}>
            {t('changeSubmit')}
          </Button>
        </Form>
      </div>
    </Card>
  )
}
