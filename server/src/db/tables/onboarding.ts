import type { Generated } from 'kysely'

/** An enterprise that wants to join, as a stranger with a proved mobile number has described it. */
export interface RegisterTable {
  pkRegister: string
  registerNo: string
  /** Proved by a text message. */
  mobile: string
  personName: string
  idCode: string
  corpName: string
  creditCode: string
  /** What he says it is: `CORE`, `CORP` or `BRANCH`. */
  userType: string
  scale: string
  legalPersonName: string
  legalIdCode: string
  parentCreditCode: string | null
  inviteCode: string | null
  /** JSON: keys of `register_file`, by kind. */
  fileIds: string
  /** Null: a person with a password already. */
  passwordHash: string | null
  /** JSON: the keys that are wished for. */
  ukey: string | null
  state: string
  reason: string | null
  /** The enterprise that it became. */
  fkCorp: string | null
  version: Generated<number>
  createdAt: string
  updatedAt: string
}

/** A file that a stranger has sent: it belongs to no enterprise yet. */
export interface RegisterFileTable {
  pkFile: string
  mobile: string
  name: string
  size: number
  mime: string
  sha256: string
  /** The registration, or application for the white list, that names it; null: none, it goes after a day. */
  pkRegister: string | null
  at: string
}

/** Suppliers that nobody has invited and that ask for an invitation. */
export interface WhiteListTable {
  pkWhiteList: string
  registerNo: string
  mobile: string
  corpName: string
  creditCode: string
  contactName: string
  coreName: string
  /** The core company of that name, found when the platform answers. */
  fkCore: string | null
  /** JSON: keys of `register_file`. */
  fileIds: string
  state: string
  inviteCode: string | null
  usedAt: string | null
  reason: string | null
  createdAt: string
  updatedAt: string
}

/** Tables of the package onboarding, by name. */
export interface OnboardingTables {
  register: RegisterTable
  register_file: RegisterFileTable
  white_list: WhiteListTable
}
