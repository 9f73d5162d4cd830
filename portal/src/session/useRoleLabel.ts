import type { SessionRole } from '@jinpiao/contract/session'
import { useTranslation } from 'react-i18next'
import type { Language } from '#portal/i18n.ts'
import { roleLabel } from './roleLabel.ts'

/** Words of roles in the language that is read now. */
export function useRoleLabel(): (role: SessionRole) => string {
  const { i18n } = useTranslation()
  return (role) => roleLabel(role, i18n.language as Language)
}
