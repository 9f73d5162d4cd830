import { useTranslation } from 'react-i18next'
import * as css from '#portal/parts/layout.css.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import { page } from '#portal/parts/page.css.ts'
import { canSwitchRole } from '#portal/session/roleLabel.ts'
import { useSecurity } from '#portal/session/useSession.ts'
import { Basics } from './Basics.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { Preferences } from './Preferences.tsx'
import { RoleSection } from './RoleSection.tsx'

/** Personal centre; whoever's password has expired finds what they need first (product §4.12, spec §5). */
export default function PersonInfo() {
  const { t } = useTranslation(['my', 'routes'])
  const security = useSecurity()
  const password = <ChangePassword key="password" isExpired={security.needUpdatePwd} />
  return (
    <div className={page}>
      <PageHead title={t('routes:personInfo')} />
      <div className={css.withRail}>
        <div className={css.stack}>
          {security.needUpdatePwd && password}
          <Basics security={security} />
          {!security.needUpdatePwd && password}
        </div>
        <div className={css.stack}>
          {canSwitchRole(security) && <RoleSection security={security} />}
          <Preferences />
        </div>
      </div>
    </div>
  )
}
