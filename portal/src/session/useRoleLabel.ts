import type { SessionRole } from '@jinpiao/contract/session'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Language } from '#portal/i18n.ts'
import { roleLabel } from './roleLabel.ts'
import { securityAtom } from './store.ts'

/** Words of the person's roles in the language that is read now. */
export function useRoleLabel(): (role: SessionRole) => string {
  const { i18n } = useTranslation()
  const { candidateRoles3 = [], roles3 = [] } = useAtomValue(securityAtom) ?? {}
  return (role) => roleLabel(role, i18n.language as Language, [...candidateRoles3, ...roles3])
}
