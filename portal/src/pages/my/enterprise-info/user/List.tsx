import { postOf } from '@jinpiao/contract/roles'
import { listAccess, listUsers } from '@jinpiao/contract/users'
import { Button } from '@jinpiao/ui-kit/Button'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { useSpokenNumbers } from '@jinpiao/ui-kit/lib/useSpokenNumbers'
import { SpokenText } from '@jinpiao/ui-kit/SpokenText'
import { useTranslation } from 'react-i18next'
import { AddUser } from '#portal/business/users/AddUser.tsx'
import { UserActions } from '#portal/business/users/UserActions.tsx'
import { UserNumber } from '#portal/business/users/UserNumber.tsx'
import { ListTabs } from '#portal/lists/ListTabs.tsx'
import { ListView } from '#portal/lists/ListView.tsx'
import * as css from '#portal/parts/layout.css.ts'
import { openDialog } from '#portal/parts/openDialog.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as page from '#portal/parts/page.css.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import { momentOf } from '#portal/parts/times.ts'
import { useRole } from '#portal/parts/useRole.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { canSwitchRole } from '#portal/session/roleLabel.ts'
import { useSecurity } from '#portal/session/useSession.ts'

/** 用户角色管理: people of the enterprise and their roles; the administrator reads who has done what with them, too. */
export default function UserList() {
  const { t } = useTranslation(['users', 'routes'])
  const isManager = useRole().post === 'MANAGER'
  return (
    <div className={css.list}>
      <PageHead title={t('routes:userList')} />
      <div className={flushSurface}>
        {isManager ? (
          <ListTabs
            label={t('tabs')}
            tabs={[
              { id: 'users', label: t('tab.users') },
              { id: 'access', label: t('tab.access') },
            ]}
          >
            {(tab) => (tab === 'access' ? <AccessLog /> : <Users />)}
          </ListTabs>
        ) : (
          <Users />
        )}
      </div>
    </div>
  )
}

function Users() {
  const { t } = useTranslation(['users', 'routes'])
  const { name } = useTerms()
  return (
    <ListView
      list={listUsers}
      noun="users"
      caption={t('routes:userList')}
      hasTools
      columns={[
        'personName',
        { key: 'mobile', cell: (user) => <UserNumber user={user} of="mobile" /> },
        { key: 'idCode', secondary: true, cell: (user) => <UserNumber user={user} of="idCode" /> },
        { key: 'roleNames', cell: ({ roleNames }) => roleNames || t('noRoles') },
        { id: 'ukey', header: name('ukeySuffix'), cell: (user) => <Key {...user} /> },
        'userState',
        { key: 'lastLoginAt', secondary: true },
        { id: 'actions', header: t('acts'), card: 'plain', cell: (user) => <UserActions user={user} /> },
      ]}
      filterLabel={t('filters')}
      primaryFilters={['personName', 'userState']}
      rowKey={({ userId }) => userId}
      rowName={({ personName }) => personName}
      empty={{ text: t('empty') }}
    >
      {() => <AboveUsers />}
    </ListView>
  )
}

/** What may be done here at all: a switch of the platform, or the reader's post, may leave acts out. */
function AboveUsers() {
  const { t } = useTranslation(['users', 'shell'])
  const { userRoleAdd, userRoleModify } = usePlatform()
  const { post } = useRole()
  const security = useSecurity()
  const { roles3 = [] } = security
  const isManager = post === 'MANAGER'
  if (!isManager && roles3.some(({ roleCode }) => postOf(roleCode) === 'MANAGER'))
    return (
      <div className={`${css.flushPart} ${page.actions}`}>
        <p>{t('switchRole')}</p>
        {canSwitchRole(security) && (
          <Button size="small" onPress={() => openDialog('role')}>
            {t('shell:switchRole')}
          </Button>
        )}
      </div>
    )
  if (!isManager) return <p className={`${css.flushPart} ${page.muted}`}>{t('readOnly')}</p>
  if (!userRoleAdd && userRoleModify) return null
  return (
    <div className={css.flushPart}>
      {!userRoleModify && <InlineMessage tone="info">{t('modifyOff')}</InlineMessage>}
      {userRoleAdd && <AddUser />}
    </div>
  )
}

interface KeyProps {
  ukeySuffix: string | null
  ukeyPost: string | null
  needsBinding: boolean
}

/** The key by what is printed on it, the posts that it is for, and that it has to be bound again. */
function Key({ ukeySuffix, ukeyPost, needsBinding }: KeyProps) {
  const { t } = useTranslation('users')
  const { digits } = useSpokenNumbers()
  if (ukeySuffix === null) return <>{t('noKey')}</>
  const text = (suffix: string) => t('key', { suffix })
  return (
    <>
      <SpokenText visible={text(ukeySuffix)} spoken={text(digits(ukeySuffix))} />
      {ukeyPost !== '' && <span className={page.muted}> {ukeyPost}</span>}
      {needsBinding && <InlineMessage tone="warning">{t('toBind')}</InlineMessage>}
    </>
  )
}

/** Acts on people, and looks at full numbers. */
function AccessLog() {
  const { t } = useTranslation('users')
  return (
    <ListView
      list={listAccess}
      noun="users"
      caption={t('tab.access')}
      columns={[
        'at',
        'personName',
        'accessKind',
        { key: 'subjectName', cell: ({ subjectName }) => subjectName || '—' },
        { id: 'what', header: t('what'), cell: ({ what }) => what || '—' },
      ]}
      rowKey={({ id }) => id}
      rowName={({ at, personName }) => t('accessRow', { at: momentOf(at), person: personName })}
      empty={{ text: t('accessEmpty') }}
    />
  )
}
