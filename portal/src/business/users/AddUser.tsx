import { maxLength } from '@jinpiao/contract/terms'
import { type AssignableRole, addUser, type UserPayload } from '@jinpiao/contract/users'
import { IdCardField } from '@jinpiao/ui-kit/IdCardField'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { PhoneField } from '@jinpiao/ui-kit/PhoneField'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { todayInShanghai } from '@jinpiao/values/days'
import { parseIdCard } from '@jinpiao/values/idCard'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { businessNow } from '#portal/http/serverClock.ts'
import { ChangeSheet, type InSheet } from '#portal/parts/ChangeSheet.tsx'
import { usePlainForm } from '#portal/parts/PlainForm.tsx'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { SheetForm } from '#portal/parts/SheetForm.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { FirstPassword } from './FirstPassword.tsx'
import { assignableRoles, RoleChoice } from './RoleChoice.tsx'

interface Added {
  name: string
  /** With a demonstration only: no text message is sent. */
  password: string | undefined
}

/** 新增用户 in a sheet beside the list. */
export function AddUser() {
  const { t } = useTranslation('users')
  const [added, setAdded] = useState<Added>()
  return (
    <>
      <ChangeSheet label={t('add')} title={t('addTitle')} tone="primary" size="regular">
        {(sheet) => <Content {...sheet} onAdded={setAdded} />}
      </ChangeSheet>
      <FirstPassword name={added?.name ?? ''} password={added?.password} onClose={() => setAdded(undefined)} />
    </>
  )
}

interface ContentProps extends InSheet {
  onAdded: (added: Added) => void
}

function Content(props: ContentProps) {
  const query = useQuery(assignableRoles)
  return <QueryState query={query}>{(roles) => <UserForm {...props} roles={roles} />}</QueryState>
}

function UserForm({ onDirty, onAdded, onClose, roles }: ContentProps & { roles: readonly AssignableRole[] }) {
  const { t } = useTranslation('users')
  const form = usePlainForm<UserPayload>({ personName: '', idCode: '', mobile: '', pkRoles: [] })
  const adding = useMutation({
    mutationFn: (body: UserPayload) =>
      call(addUser, { body: { ...body, personName: body.personName.trim(), idCode: body.idCode.trim() } }),
    onSuccess: ({ demoPassword }, { personName }) => {
      notify(t('added', { name: personName }))
      onClose()
      onAdded({ name: personName, password: demoPassword })
      return refresh('users')
    },
  })
  return (
    <SheetForm
      form={form}
      sending={adding}
      onDirty={onDirty}
      onClose={onClose}
      words={{ send: t('addSubmit'), cancel: t('cancel') }}
    >
      <p>{t('addText')}</p>
      <PersonFields />
      <RoleChoice roles={roles} isRequired />
    </SheetForm>
  )
}

function PersonFields() {
  const { t } = useTranslation('users')
  const { name } = useTerms()
  const today = todayInShanghai(businessNow())
  const personName = useField('personName', { validate: (text: string) => text.trim() !== '' || t('nameMissing') })
  const idCode = useField('idCode', {
    validate: (text: string) => parseIdCard(text, { today }).ok || t('idWrong'),
  })
  const mobile = useField('mobile', { validate: (text: string) => /^1\d{10}$/.test(text) || t('mobileWrong') })
  return (
    <>
      <TextField {...personName} label={name('personName')} maxLength={maxLength('personName')} isRequired />
      <IdCardField {...idCode} label={name('idCode')} today={today} isRequired />
      <PhoneField {...mobile} label={name('mobile')} autoComplete="off" isRequired />
    </>
  )
}
