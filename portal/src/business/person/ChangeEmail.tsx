import { emailPattern } from '@jinpiao/contract/fields'
import { changeEmail } from '@jinpiao/contract/person'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { ChangeSheet, type InSheet } from '#portal/parts/ChangeSheet.tsx'
import { EmailProof, noProof, proofOf, type TypedProof } from '#portal/parts/EmailProof.tsx'
import { usePlainForm } from '#portal/parts/PlainForm.tsx'
import { SheetForm } from '#portal/parts/SheetForm.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { refreshSession } from '#portal/session/session.ts'

/** 修改邮箱 in a sheet. The address of now stays masked, so the new one is typed in whole; none is none. */
export function ChangeEmail() {
  const { t } = useTranslation('my')
  return <ChangeSheet label={t('changeEmail')}>{(sheet) => <EmailForm {...sheet} />}</ChangeSheet>
}

function EmailForm({ onDirty, onClose }: InSheet) {
  const { t } = useTranslation('my')
  const form = usePlainForm<{ email: string } & TypedProof>({ email: '', ...noProof })
  const changing = useMutation({
    mutationFn: async ({ email, ...proof }: { email: string } & TypedProof) =>
      call(changeEmail, { body: { email: email.trim(), ...(await proofOf(proof)) } }),
    onSuccess: async () => {
      await refreshSession()
      onClose()
      notify(t('emailChanged'))
    },
  })
  return (
    <SheetForm
      form={form}
      sending={changing}
      onDirty={onDirty}
      onClose={onClose}
      words={{ send: t('changeEmail'), cancel: t('cancel') }}
    >
      <EmailField />
      <EmailProof email="email" />
    </SheetForm>
  )
}

function EmailField() {
  const { t } = useTranslation('my')
  const { name } = useTerms()
  const email = useField('email', {
    validate: (text: string) => text.trim() === '' || emailPattern.test(text.trim()) || t('emailWrong'),
  })
  return (
    <TextField
      {...email}
      label={name('email')}
      description={t('emailHint')}
      autoComplete="email"
      inputMode="email"
      maxLength={100}
    />
  )
}
