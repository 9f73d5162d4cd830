/** Who: enterprises, people, their posts, menus, keys; and the suppliers of a core enterprise (product §2.2). */

import type { Language } from '@jinpiao/contract/words'
import type { Generated, GeneratedAlways } from 'kysely'

export interface CorpTable {
  pkCorp: string
  corpName: string
  creditCode: string
  userType: string
  scale: string
  isCentralSoe: Generated<number>
  /** Q6: the core decides whether an issue needs a final reviewer. */
  finalReview: Generated<number>
  parentCorp: string | null
  legalPersonName: string | null
  legalIdCode: string | null
  regAddress: string | null
  bizAddress: string | null
  industry: string | null
  contactName: string | null
  contactMobile: string | null
  contactEmail: string | null
  licenceNo: string | null
  licenceName: string | null
  licenceFrom: string | null
  /** Null: it has no end, where there is a `licenceNo`. */
  licenceTo: string | null
  realnameState: Generated<string>
  /** A code (I29): its words are for whoever shows it, in his language. */
  issueSuspendedReason: 'OVERDUE' | null
  issueSuspendedSince: string | null
  /** JSON: product → truthy flag (spec §3 `openedProductCorps`). */
  openedProducts: Generated<string>
  lineAgreementTime: string | null
  chainCreditEnabled: Generated<number>
  version: Generated<number>
  createdAt: string
  updatedAt: string
}

export interface PersonTable {
  personId: string
  personName: string
  idCode: string
  mobile: string
  email: string | null
  passwordHash: string
  pwdChangedAt: string
  state: Generated<string>
  language: Language | null
  /** Whether his use of the portal may be recorded, as he has said himself; null: he has not. */
  analytics: number | null
}

export interface CorpUserTable {
  userId: string
  fkCorp: string
  personId: string
  state: Generated<string>
  /** Serial of the certificate registered for this user; null = no UKEY bound. */
  certNumber: string | null
  uKeyCodeSuffix: string | null
  lastLoginAt: string | null
  /** Counts what an administrator has changed of the user. */
  version: Generated<number>
  createdAt: string
}

export interface RoleTable {
  pkRole: string
  roleCode: string
  roleLabel: string
  post: string
  homeUrl: string
}

export interface CorpUserRoleTable {
  userId: string
  pkRole: string
}

export interface MenuTable {
  pkMenu: string
  parentMenu: string | null
  menuName: string
  /** The path; it is also the permission key (D10). */
  menuBrief: string
  sort: Generated<number>
  hidden: Generated<number>
}

export interface RoleMenuTable {
  pkRole: string
  pkMenu: string
}

export interface UkeyTable {
  pkUkey: string
  userId: string
  /** The posts that it is for: `../../domain/keyPosts.ts`. */
  post: string
  raType: string
  algorithmType: string
  certSerialNo: string
  issuerDn: string
  codeSuffix: string
  /** PEM or base64 DER of the certificate issued for this key, where known. */
  certificate: string | null
  /** Only keys flagged legacy may sign with SHA-1. */
  legacySha1: Generated<number>
  issuedAt: string
  expiresAt: string
  /** ACTIVE, LOST or REVOKED. */
  state: string
  /** Enterprise of its user. */
  fkCorp: Generated<string>
  /** The application that it was ordered by; null: a demonstration made it. */
  pkApply: string | null
  lostAt: string | null
  /** Printed on the token; null: not compared when it signs. */
  printedNo: string | null
}

export interface SupplierTable {
  pkSupplier: string
  /** The core enterprise whose supplier this is. */
  fkCorp: string
  /** The supplier's own enterprise once it has registered. */
  fkSupplierCorp: string | null
  corpName: string
  creditCode: string
  isFirstLevel: number
  contactName: string | null
  contactMobile: string | null
  contactEmail: string | null
  category: string | null
  erpCode: string | null
  state: string
  invitedAt: string | null
  /** What an invited supplier registers with, once. */
  inviteCode: string | null
  /** Why it was stopped; null while it is not. */
  stopReason: Generated<string | null>
  /** Kept by the database: both as a search compares them, and both flags as a filter has them, `true` or `false`. */
  nameFolded: GeneratedAlways<string>
  codeFolded: GeneratedAlways<string>
  registered: GeneratedAlways<string>
  firstLevel: GeneratedAlways<string>
  version: Generated<number>
  createdAt: string
  updatedAt: string
}
