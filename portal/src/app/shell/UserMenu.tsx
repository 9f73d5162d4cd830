import { iconProps } from '@jinpiao/ui-kit/lib/icon'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { Menu } from '@jinpiao/ui-kit/Menu'
import { CircleUserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openDialog, type ShellDialog } from '#portal/parts/openDialog.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import { decide, PERSONAL_CENTRE } from '#portal/routes/decide.ts'
import { candidatesOf, canSwitchRole, rolesOf } from '#portal/session/roleLabel.ts'
import { useRoleLabel } from '#portal/session/useRoleLabel.ts'
import { useSecurity, useVisitor } from '#portal/session/useSession.ts'
import * as css from './UserMenu.css.ts'

/** Name, roles, enterprise; behind them what concerns the person (spec §1). */
export function UserMenu() {
  const { t } = useTranslation(['notices', 'shell', 'common'])
  const security = useSecurity()
  const visitor = useVisitor()
  const labelOf = useRoleLabel()
  const { user3, currentRole3 } = security
  const { otherVersionUrl } = usePlatform()
  // Two codes may have one word: a director of the core and of the corporation is 主管 once.
  const labels = [...new Set(rolesOf(security).map(labelOf))]
  const isOneOfSeveral = currentRole3 !== undefined && labels.length > 1
  const roleLabels = labels.map((role, place) => (isOneOfSeveral && place === 0 ? t('currentRole', { role }) : role))
  const others = candidatesOf(security).filter(({ pkRole }) => pkRole !== currentRole3?.pkRole)

  const items = [
    ...(decide(PERSONAL_CENTRE, visitor).kind === 'show'
      ? [{ id: 'personal', label: t('personalCentre'), href: PERSONAL_CENTRE }]
      : []),
    ...(canSwitchRole(security)
      ? [{ id: 'role', label: t('shell:switchRole'), description: others.map(labelOf).join(t('common:listSeparator')) }]
      : []),
    ...(user3?.enableSwitchVersion ? [{ id: 'version', label: t('switchVersion') }] : []),
    { id: 'display', label: t('shell:display') },
    { id: 'logout', label: t('logout') },
  ]

  return (
    <Menu
      surface="topBar"
      icon={<CircleUserRound {...iconProps} />}
      items={items}
      onAction={(id) => (id === 'version' ? location.assign(otherVersionUrl) : openDialog(id as ShellDialog))}
    >
      <span className={css.who}>
        <span className={css.firstLine}>
          <span className={css.name}>{user3?.personName}</span>
          <span className={visuallyHidden}>{t('common:listSeparator')}</span>
          {labels.length > 0 && <span className={css.detail}>{roleLabels.join(t('common:listSeparator'))}</span>}
        </span>
        {labels.length > 0 && <span className={visuallyHidden}> · </span>}
        <span className={css.detail}>{user3?.userName}</span>
      </span>
    </Menu>
  )
}
