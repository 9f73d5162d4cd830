import { roleOf } from '@jinpiao/contract/roles'
import type { SecurityData, SessionRole } from '@jinpiao/contract/session'
import type { Language } from '#portal/i18n.ts'

/** The word of spec §6 in the reader's language; an unknown code keeps the server's word. */
export function roleLabel({ roleCode, roleLabel: label }: SessionRole, language: Language): string {
  return roleOf(roleCode)?.label[language === 'zh-CN' ? 0 : 1] ?? label
}

/** Every role of a person: the one they act in first. */
export function rolesOf({ currentRole3, roles3 = [] }: SecurityData): readonly SessionRole[] {
  const others = roles3.filter(({ pkRole }) => pkRole !== currentRole3?.pkRole)
  return currentRole3 ? [currentRole3, ...others] : others
}

/** Roles that a person may act in; switching makes sense from two on (spec §4). */
export const candidatesOf = (security: SecurityData): readonly SessionRole[] => security.candidateRoles3 ?? []
export const canSwitchRole = (security: SecurityData): boolean => candidatesOf(security).length > 1
