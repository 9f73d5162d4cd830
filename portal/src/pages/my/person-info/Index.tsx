import { useTranslation } from 'react-i18next'
import { FirstSteps, useOnboarding } from '#portal/business/homes/FirstSteps.tsx'
import { Basics } from '#portal/business/person/Basics.tsx'
import { ChangePassword } from '#portal/business/person/ChangePassword.tsx'
import { Preferences } from '#portal/business/person/Preferences.tsx'
import { RoleSection } from '#portal/business/person/RoleSection.tsx'
import { SignIns } from '#portal/business/person/SignIns.tsx'
import * as css from '#portal/parts/layout.css.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import { page } from '#portal/parts/page.css.ts'
import { canSwitchRole } from '#portal/session/roleLabel.ts'
import { useSecurity } from '#portal/session/useSession.ts'

/** Personal centre; whoever's password has expired finds what they need first (product §4.12, spec §5). */
export default function PersonInfo() {
  const { t } = useTranslation(['my', 'routes'])
  const security = useSecurity()
  const why = security.isFirstPwd ? 'FIRST' : 'EXPIRED'
  const password = <ChangePassword key="password" mustChange={security.needUpdatePwd ? why : undefined} />
  return (
    <div className={page}>
      <PageHead title={t('routes:personInfo')} />
      <div className={css.withRail}>
        <div className={css.stack}>
          {security.needUpdatePwd && password}
          <Basics security={security} />
          {!security.needUpdatePwd && password}
          {!security.needUpdatePwd && <OpeningProgress />}
          {!security.needUpdatePwd && <SignIns />}
        </div>
        <div className={css.stack}>
          {canSwitchRole(security) && <RoleSection security={security} />}
          <Preferences />
        </div>
      </div>
    </div>
  )
}

/** 开通进度, also when everything is done: here it stays. */
function OpeningProgress() {
  const tasks = useOnboarding()
  return tasks.length === 0 ? null : <FirstSteps tasks={tasks} />
}
