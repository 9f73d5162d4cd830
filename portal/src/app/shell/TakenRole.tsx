import { DEFAULT_ROLE } from '@jinpiao/contract/roles'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { candidatesOf } from '#portal/session/roleLabel.ts'
import { takenRoleAtom } from '#portal/session/takenRole.ts'
import { useRoleLabel } from '#portal/session/useRoleLabel.ts'
import { useSecurity } from '#portal/session/useSession.ts'

/** Says once that the role of this tab was taken away, and which are left. */
export function TakenRole() {
  const { t } = useTranslation(['notices', 'common'])
  const [isTaken, setTaken] = useAtom(takenRoleAtom)
  const left = useRolesLeft()
  useEffect(() => {
    if (!isTaken) return
    setTaken(false)
    notify(left === '' ? t('roleTakenNone') : t('roleTaken', { roles: left }), 'warning')
  }, [isTaken, left, setTaken, t])
  return null
}

/** Words for the roles that somebody still has; empty: none. */
function useRolesLeft(): string {
  const { t } = useTranslation('common')
  const labelOf = useRoleLabel()
  return candidatesOf(useSecurity())
    .filter(({ roleCode }) => roleCode !== DEFAULT_ROLE)
    .map(labelOf)
    .join(t('listSeparator'))
}
