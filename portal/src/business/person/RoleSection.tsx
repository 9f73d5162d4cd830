import type { SecurityData } from '@jinpiao/contract/session'
import { Button } from '@jinpiao/ui-kit/Button'
import { Card } from '@jinpiao/ui-kit/Card'
import { useTranslation } from 'react-i18next'
import { openDialog } from '#portal/parts/openDialog.ts'
import * as css from '#portal/parts/page.css.ts'
import { useRoleLabel } from '#portal/session/useRoleLabel.ts'

/** For whoever may act in several roles (spec §4). */
export function RoleSection({ security: { currentRole3 } }: { security: SecurityData }) {
  const { t } = useTranslation('my')
  const labelOf = useRoleLabel()
  return (
    <Card title={t('roleSwitch')}>
      {currentRole3 && <p>{t('roleCurrent', { role: labelOf(currentRole3) })}</p>}
      <p className={css.muted}>{t('roleSwitchHint')}</p>
      <Button onPress={() => openDialog('role')}>{t('switchRole')}</Button>
    </Card>
  )
}
