import { type AssignableRole, type CorpUserRow, setRoles } from '@jinpiao/contract/users'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { ChangeSheet, type InSheet } from '#portal/parts/ChangeSheet.tsx'
import { usePlainForm } from '#portal/parts/PlainForm.tsx'
import * as page from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { SheetForm } from '#portal/parts/SheetForm.tsx'
import { assignableRoles, RoleChoice } from './RoleChoice.tsx'
import { isChanged, roleChange } from './userChange.ts'

interface Values {
  pkRoles: string[]
}

interface RoleEditorProps {
  user: CorpUserRow
  /** Why it is refused now. */
  reason: string | undefined
}

/** 编辑角色 in a sheet beside the list; what a change ends stands above the button that saves it. */
export function RoleEditor({ user, reason }: RoleEditorProps) {
  const { t } = useTranslation('users')
  return (
    <ChangeSheet
      label={t('act.ROLES')}
      title={t('rolesTitle', { name: user.personName })}
      context={user.personName}
      disabledReason={reason}
      tone="quiet"
    >
      {(sheet) => <Content {...sheet} user={user} />}
    </ChangeSheet>
  )
}

interface ContentProps extends InSheet {
  user: CorpUserRow
}

function Content(props: ContentProps) {
  const query = useQuery(assignableRoles)
  return <QueryState query={query}>{(roles) => <RoleForm {...props} roles={roles} />}</QueryState>
}

function RoleForm({ user, onDirty, onClose, roles }: ContentProps & { roles: readonly AssignableRole[] }) {
  const { t } = useTranslation('users')
  const held = user.pkRoles.filter((pkRole) => roles.some((role) => role.pkRole === pkRole))
  const form = usePlainForm<Values>({ pkRoles: held })
  const chosen = useWatch({ control: form.control, name: 'pkRoles' })
  const change = roleChange(user, chosen, roles)
  const { userId, version, personName } = user
  const saving = useMutation({
    mutationFn: ({ pkRoles }: Values) => call(setRoles, { params: { userId }, body: { version, pkRoles } }),
    onSuccess: () => {
      notify(t('rolesSaved', { name: personName }))
      onClose()
      return refresh('users')
    },
  })
  return (
    <SheetForm
      form={form}
      sending={saving}
      onDirty={onDirty}
      onClose={onClose}
      words={{ send: t('save'), cancel: t('cancel') }}
      disabledReason={isChanged(change) ? undefined : t('unchanged')}
    >
      <RoleChoice roles={roles} isRequired={!user.isManager} />
      {isChanged(change) && <Ends change={change} />}
    </SheetForm>
  )
}

/** What holds as soon as it is saved (H4). */
function Ends({ change: { lost, gained, keyLoses, keyNeeds } }: { change: ReturnType<typeof roleChange> }) {
  const { t } = useTranslation('users')
  const said = (key: 'lost' | 'gained' | 'keyLoses' | 'keyNeeds', posts: readonly string[]) =>
    posts.length > 0 && <li>{t(key, { posts: posts.join(t('and')) })}</li>
  return (
    <section className={page.quote}>
      <h3 className={page.heading}>{t('ends')}</h3>
      <ul>
        {said('lost', lost)}
        {said('gained', gained)}
        {said('keyLoses', keyLoses)}
        {said('keyNeeds', keyNeeds)}
        <li>{t('texts')}</li>
        <li>{t('told')}</li>
      </ul>
    </section>
  )
}
