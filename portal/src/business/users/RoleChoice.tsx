import { isBothEyes } from '@jinpiao/contract/userRules'
import { type AssignableRole, getAssignableRoles } from '@jinpiao/contract/users'
import { Checkbox } from '@jinpiao/ui-kit/Checkbox'
import { CheckboxGroup } from '@jinpiao/ui-kit/CheckboxGroup'
import { Disclosure } from '@jinpiao/ui-kit/Disclosure'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { TreeList } from '@jinpiao/ui-kit/TreeList'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#portal/http/queries.ts'
import { useField } from '#portal/parts/useField.ts'
import { routeOf } from '#portal/routes/routes.ts'
import { postsOf } from './userChange.ts'

/** Roles that the enterprise may give, with their pages. */
export const assignableRoles = queryOf('users', getAssignableRoles, {})

interface RoleChoiceProps {
  roles: readonly AssignableRole[]
  /** A user has to hold one; an administrator may hold none besides his own. */
  isRequired: boolean
}

/** Which roles a user holds, what each of them opens, and a word where one person would be two pairs of eyes (I11). */
export function RoleChoice({ roles, isRequired }: RoleChoiceProps) {
  const { t } = useTranslation(['users', 'routes'])
  const field = useField<string[]>('pkRoles', {
    validate: (pkRoles: string[]) => !isRequired || pkRoles.length > 0 || t('rolesMissing'),
  })
  const areBoth = isBothEyes(postsOf(roles, field.value))
  const wereBoth = useRef(areBoth)
  useEffect(() => {
    if (areBoth && !wereBoth.current) announce(t('bothEyes'))
    wereBoth.current = areBoth
  }, [areBoth, t])
  // A page has its title in the reader's language; the server's word is for one that this portal does not have.
  const pageName = ({ menuName, menuBrief }: AssignableRole['pages'][number]) => {
    const route = routeOf(menuBrief)
    return route === undefined ? menuName : t(`routes:${route.title}`)
  }
  return (
    <>
      <CheckboxGroup {...field} label={t('roles')} description={t('rolesHint')} isRequired={isRequired}>
        {roles.map(({ pkRole, roleLabel }) => (
          <Checkbox key={pkRole} value={pkRole}>
            {roleLabel}
          </Checkbox>
        ))}
      </CheckboxGroup>
      {areBoth && <InlineMessage tone="warning">{t('bothEyes')}</InlineMessage>}
      <Disclosure title={t('whatRolesDo')}>
        <TreeList
          label={t('rolePages')}
          nodes={roles.map(({ pkRole, roleLabel, pages }) => ({
            id: pkRole,
            label: roleLabel,
            children: pages.map((each) => ({ id: `${pkRole}${each.menuBrief}`, label: pageName(each) })),
          }))}
        />
      </Disclosure>
    </>
  )
}
