import { inLanguage, type Language } from './words.ts'

/** Post of a role: what its holder does, whatever the enterprise's kind. */
export type Post = 'OPERATOR' | 'DIRECTOR' | 'FINAL' | 'QUERY' | 'PURCHASE' | 'MANAGER' | 'FUNDER' | 'DEFAULT'

/** What the holder of a role is for, and the role's word in Chinese and English. */
interface Role {
  post: Post
  label: readonly [string, string]
  /** What tells it from another role of the same word, where both stand. */
  apart?: readonly [string, string]
}

/** Role codes of spec §6, with the operator and query variants of the reference server. */
export const roles = {
  ROLE_CORE_OPERATOR: { post: 'OPERATOR', label: ['经办', 'Operator'] },
  ROLE_CORP_OPERATOR: { post: 'OPERATOR', label: ['经办', 'Operator'] },
  ROLE_CORE_DIRECTOR: { post: 'DIRECTOR', label: ['主管', 'Director'] },
  ROLE_CORP_DIRECTOR: { post: 'DIRECTOR', label: ['主管', 'Director'] },
  ROLE_NO_LEGAL_ENTITY_DIRECTOR: { post: 'DIRECTOR', label: ['主管', 'Director'] },
  ROLE_CORE_FINAL_REVIEW: { post: 'FINAL', label: ['终审', 'Final reviewer'] },
  ROLE_CORE_QUERY: { post: 'QUERY', label: ['查询', 'Viewer'] },
  ROLE_CORP_QUERY: { post: 'QUERY', label: ['查询', 'Viewer'] },
  ROLE_PURCHASE: { post: 'PURCHASE', label: ['采购人', 'Purchaser'] },
  ROLE_CORP_MANAGER: { post: 'MANAGER', label: ['管理员', 'Administrator'] },
  ROLE_FINANCE_CLIENT_MANAGER: {
    post: 'FUNDER',
    label: ['金融机构', 'Finance institution'],
    apart: ['客户经理', 'client manager'],
  },
  ROLE_FINANCE_PRODUCT_MANAGER: {
    post: 'FUNDER',
    label: ['金融机构', 'Finance institution'],
    apart: ['产品经理', 'product manager'],
  },
  ROLE_CORP_DEFAULT: { post: 'DEFAULT', label: ['未分配角色', 'No role'] },
} as const satisfies Record<string, Role>

export type RoleCode = keyof typeof roles

/** The director's role in an enterprise; that of a branch of a core company has a name of its own (spec §6). */
export function directorOf(userType: 'CORE' | 'CORP', isBranch: boolean): RoleCode {
  if (userType === 'CORP') return 'ROLE_CORP_DIRECTOR'
  return isBranch ? 'ROLE_NO_LEGAL_ENTITY_DIRECTOR' : 'ROLE_CORE_DIRECTOR'
}

/** Never stored as the current role (spec §4), and without a header menu (spec §6). */
export const DEFAULT_ROLE: RoleCode = 'ROLE_CORP_DEFAULT'

/** Posts that a server may spell in further ways, by the part of the code that names them (spec §6). */
const variants = ['OPERATOR', 'PURCHASE', 'QUERY'] as const satisfies readonly Post[]

/** A role of any server by its code; `undefined`: only the server knows what it means. */
export function roleOf(code: string): Role | undefined {
  if (isRoleCode(code)) return roles[code]
  const parts = code.split('_')
  const post = variants.find((each) => parts.includes(each))
  return Object.values<Role>(roles).find((role) => role.post === post)
}

export const isRoleCode = (code: string): code is RoleCode => Object.hasOwn(roles, code)

/** The word of a role, with what tells it from another of the same word: lists, records and choices have both. */
export function roleWords(code: RoleCode, language: Language): string {
  const { label, apart } = roles[code] as Role
  const word = inLanguage(label, language)
  if (apart === undefined) return word
  return language === 'zh-CN' ? `${word}（${apart[0]}）` : `${word} (${apart[1]})`
}

/** Codes with commas between as the words of their roles; any other text stays as it is. Nobody's roles are the default one. */
export function rolesText(text: string, language: Language): string {
  const codes = text.split(',')
  if (!codes.every(isRoleCode)) return text
  const labels = codes.map((code) => roleWords(code, language))
  return labels.join(language === 'zh-CN' ? '、' : ', ')
}

/** Posts with commas between, as a key has them, in words. */
export function postsText(posts: string, language: Language): string {
  const codes = posts.split(',').flatMap((post) => {
    const found = (Object.keys(roles) as RoleCode[]).find((code) => roles[code].post === post)
    return found ? [found] : []
  })
  return codes.length === 0 ? '' : rolesText(codes.join(','), language)
}

export function postOf(code: RoleCode): Post
export function postOf(code: string): Post | undefined
export function postOf(code: string): Post | undefined {
  return roleOf(code)?.post
}
