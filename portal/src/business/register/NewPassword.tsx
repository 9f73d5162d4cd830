import { Button } from '@jinpiao/ui-kit/Button'
import { Link } from '@jinpiao/ui-kit/Link'
import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { PageHead } from '#portal/parts/PageHead.tsx'
import { PlainForm, usePlainForm } from '#portal/parts/PlainForm.tsx'
import * as css from '#portal/parts/page.css.ts'
import { useSending } from '#portal/parts/useSending.ts'

interface NewPasswordProps<Values extends FieldValues> {
  /** Of the page and, where no other is given, of its button. */
  title: string
  submit?: string
  intro: string
  empty: DefaultValues<Values>
  onSet: (values: Values) => Promise<unknown>
  /** The fields, `newPassword` among them. */
  children: ReactNode
}

/** A page on which somebody who is not signed in sets a password; then the login says that it is set. */
export function NewPassword<Values extends FieldValues>(props: NewPasswordProps<Values>) {
  const { title, submit = title, intro, empty, onSet, children } = props
  const { t } = useTranslation('register')
  const navigate = useNavigate()
  const form = usePlainForm<Values>(empty)
  const setting = useSending(async (values: Values) => {
    await onSet(values)
    await navigate('/login?reset=1')
  })
  return (
    <div className={css.middle}>
      <PageHead title={title} />
      <p>{intro}</p>
      <PlainForm
        form={form}
        error={setting.error}
        names={{ password: 'newPassword' }}
        onSend={setting.mutate}
        onRefused={setting.reset}
      >
        {children}
        <div className={css.actions}>
          <Button type="submit" tone="primary" busy={setting.isPending}>
            {submit}
          </Button>
          <Link kind="standalone" href="/login">
            {t('toLogin')}
          </Link>
        </div>
      </PlainForm>
    </div>
  )
}
