import { isRoleCode, roleOf, roleWords } from '@jinpiao/contract/roles'
import type { SecurityData, SessionRole } from '@jinpiao/contract/session'
import { inLanguage } from '@jinpiao/contract/words'
import type { Language } from '#portal/i18n.ts'

/**
 * The word of spec §6 in the reader's language; an unknown code keeps the server's word.
 * @param among the person's roles: two of the same word are told apart.
 */
export function roleLabel(
  { roleCode, roleLabel: label }: SessionRole,
  language: Language,
  among: readonly SessionRole[] = [],
): string {
  const role = roleOf(roleCode)
  if (role === undefined) return label
  const word = inLanguage(role.label, language)
  const isTwice = among.some(
    (other) => other.roleCode !== roleCode && roleOf(other.roleCode)?.label[0] === role.label[0],
  )
  return isTwice && role.apart !== undefined && isRoleCode(roleCode) ? roleWords(roleCode, language) : word
}

/** Every role of a person: the one they act in first. */
export function rolesOf({ currentRole3, roles3 = [] }: SecurityData): readonly SessionRole[] {
  const others = roles3.filter(({ pkRole }) => pkRole !== currentRole3?.pkRole)
  return currentRole3 ? [currentRole3, ...others] : others
}

/** Roles that a person may act in; switching makes sense from two on (spec §4). */
export const candidatesOf = (security: SecurityData): readonly SessionRole[] => security.candidateRoles3 ?? []
export const canSwitchRole = (security: SecurityData): boolean => candidatesOf(security).length > 1
