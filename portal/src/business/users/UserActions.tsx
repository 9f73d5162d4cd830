import { findAction } from '@jinpiao/contract/actions'
import { type CorpUserRow, rebindUserKey, resetUserPassword, setUserState } from '@jinpiao/contract/users'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { call } from '#portal/http/client.ts'
import { AskedAct } from '#portal/parts/AskedAct.tsx'
import { usePlatform } from '#portal/parts/platform.ts'
import { FirstPassword } from './FirstPassword.tsx'
import { RoleEditor } from './RoleEditor.tsx'

/** What can be done with a user now, as the server says, without what the platform has switched off (spec §3). */
export function UserActions({ user }: { user: CorpUserRow }) {
  const { t } = useTranslation('users')
  const { userRoleModify, ukeyChange } = usePlatform()
  const { actions, personName: name, roleNames, userId, version } = user
  const roles = userRoleModify ? findAction(actions, 'ROLES') : undefined
  const bind = ukeyChange ? findAction(actions, 'BIND') : undefined
  const reset = userRoleModify ? findAction(actions, 'RESET') : undefined
  const hasState = userRoleModify && findAction(actions, 'STATE') !== undefined
  if (!roles && !bind && !reset && !hasState) return <span className={css.noActs}>—</span>
  return (
    <span className={css.rowActs}>
      {roles && <RoleEditor user={user} reason={roles.reason} />}
      {bind && (
        <AskedAct
          noun="users"
          name={name}
          label={t('act.BIND')}
          reason={bind.reason}
          title={t('bindTitle', { name })}
          text={t('bindText', { roles: roleNames })}
          act={() => call(rebindUserKey, { params: { userId }, body: { version } })}
          done={t('bound', { name })}
        />
      )}
      {hasState && <StateAct user={user} />}
      {reset && <ResetAct user={user} reason={reset.reason} />}
    </span>
  )
}

/** 停用 or 启用. */
function StateAct({ user: { actions, personName: name, userId, userState, version } }: { user: CorpUserRow }) {
  const { t } = useTranslation('users')
  const isOff = userState === 'DISABLED'
  const next = isOff ? 'ACTIVE' : 'DISABLED'
  return (
    <AskedAct
      noun="users"
      name={name}
      label={t(isOff ? 'act.ENABLE' : 'act.DISABLE')}
      reason={findAction(actions, 'STATE')?.reason}
      title={t(isOff ? 'enableTitle' : 'disableTitle', { name })}
      text={t(isOff ? 'enableText' : 'disableText', { name })}
      tone={isOff ? 'primary' : 'danger'}
      act={() => call(setUserState, { params: { userId }, body: { version, userState: next } })}
      done={t(isOff ? 'enabled' : 'disabled', { name })}
    />
  )
}

function ResetAct({ user, reason }: { user: CorpUserRow; reason: string | undefined }) {
  const { t } = useTranslation('users')
  const { personName: name, userId, version } = user
  const [password, setPassword] = useState<string>()
  return (
    <>
      <AskedAct
        noun="users"
        name={name}
        label={t('act.RESET')}
        reason={reason}
        title={t('resetTitle', { name })}
        text={t('resetText')}
        tone="danger"
        act={() => call(resetUserPassword, { params: { userId }, body: { version } })}
        done={t('reset', { name })}
        onDone={({ demoPassword }) => setPassword(demoPassword)}
      />
      <FirstPassword name={name} password={password} onClose={() => setPassword(undefined)} />
    </>
  )
}
