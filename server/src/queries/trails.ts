import type { Change } from '@jinpiao/contract/applications'
import { type CorpChangeRow, listCorpChanges } from '@jinpiao/contract/corps'
import { postsText, type RoleCode, rolesText } from '@jinpiao/contract/roles'
import { type AccessKind, accessKindNames, corpScales, userStates } from '@jinpiao/contract/states/onboarding'
import { type TermName, termOf, terms } from '@jinpiao/contract/terms'
import { type AccessRow, listAccess } from '@jinpiao/contract/users'
import { inLanguage, type Language } from '@jinpiao/contract/words'
import { mask } from '@jinpiao/values/mask'
import { type SqlBool, sql } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import type { Reader } from '../db/database.ts'
import { listing } from './listing/page.ts'

/** Lists over the audit log: what is shown of an entry is chosen by its act, never `before` and `after` as they are. */

/** Acts on the facts of the enterprise. */
export const CORP_CHANGE = 'CORP.CHANGE'

const kinds: Readonly<Record<string, AccessKind>> = {
  'USER.ADD': 'ADD',
  'USER.ROLES': 'ROLES',
  'USER.STATE': 'STATE',
  'USER.RESET': 'RESET',
  'USER.BIND': 'BIND',
  'user.unmask': 'UNMASK',
  'corp.unmask': 'UNMASK',
  'account.unmask': 'UNMASK',
}
const actionsOf = (kind: unknown) =>
  Object.keys(kinds).filter((action) => !accessKindNames.includes(kind as AccessKind) || kinds[action] === kind)

/** Newest first, by the place in the enterprise's log. */
const trail = {
  table: 'audit_log',
  key: 'seq',
  hasNumberedKeys: true,
  tenant: 'fkCorp',
  columns: { at: 'at' },
} as const
const isOneOf = (actions: readonly string[]) => sql<SqlBool>`${sql.ref('action')} in (${sql.join(actions)})`

const entries = (read: Reader, fkCorp: string, keys: readonly string[]) =>
  read
    .selectFrom('audit_log')
    .select(['seq', 'at', 'personName', 'action', 'target', 'before', 'after'])
    .where('fkCorp', '=', fkCorp)
    .where('seq', 'in', keys.map(Number))
    .execute()

/** What was changed of the enterprise's facts. */
export const corpChanges = listing<CorpChangeRow>(listCorpChanges, {
  ...trail,
  within: () => [isOneOf([CORP_CHANGE])],
  order: () => ['at', 'desc'],
  async load({ read, actor, language }, keys) {
    return (await entries(read, actor.fkCorp, keys)).map(({ seq, at, personName, before, after }) => ({
      id: String(seq),
      at,
      personName,
      changes: changesOf(factsIn(before), factsIn(after), language),
    }))
  },
  keyOf: ({ id }) => id,
})

const factsIn = (text: string | null) => (text === null ? {} : JSON.parse(text)) as Record<string, string | null>

/** Each fact that is another one now, with its name and both values; numbers of people are masked. */
function changesOf(
  before: Record<string, string | null>,
  after: Record<string, string | null>,
  language: Language,
): Change[] {
  return (Object.keys(after) as TermName[])
    .filter((name) => name in terms && (before[name] ?? '') !== (after[name] ?? ''))
    .map((name) => ({
      label: inLanguage(termOf(name).name, language),
      kind: termOf(name).kind,
      before: shown(name, before[name] ?? '', language),
      after: shown(name, after[name] ?? '', language),
    }))
}

function shown(name: string, value: string, language: Language): string {
  if (name === 'contactMobile') return mask(value, { head: 3 })
  if (name === 'legalIdCode') return mask(value)
  const scale = name === 'scale' ? corpScales[value as keyof typeof corpScales] : undefined
  return scale ? inLanguage(scale.label, language) : value
}

/** What was done with people of the enterprise and with what is masked; for its administrator. */
export const accessLog = listing<AccessRow>(listAccess, {
  ...trail,
  within: (_, { accessKind }) => [isOneOf(actionsOf(accessKind))],
  order: () => ['at', 'desc'],
  async load(context, keys) {
    const found = await entries(context.read, context.actor.fkCorp, keys)
    const names = await namesOf(
      context,
      found.map(({ target }) => target),
    )
    return found.map(({ seq, at, personName, action, target, before, after }) => ({
      id: String(seq),
      at,
      personName,
      accessKind: kinds[action] ?? 'UNMASK',
      subjectName: names.get(target) ?? '',
      what: whatOf(action, before, after, context.language),
    }))
  },
  keyOf: ({ id }) => id,
})

/** Names of the users that entries are about, by target. */
async function namesOf({ read, actor }: QueryContext, targets: readonly string[]): Promise<Map<string, string>> {
  const rows = await read
    .selectFrom('corp_user as u')
    .innerJoin('person as p', 'p.personId', 'u.personId')
    .select(['u.userId', 'p.personName'])
    .where('u.fkCorp', '=', actor.fkCorp)
    .where('u.userId', 'in', ['', ...targets.map((target) => target.split(':')[1] ?? '')])
    .execute()
  return new Map(rows.map(({ userId, personName }) => [`user:${userId}`, personName]))
}

const numbers: Readonly<Record<string, TermName[]>> = {
  'user.unmask': ['mobile', 'idCode'],
  'corp.unmask': ['contactMobile', 'legalIdCode'],
  'account.unmask': ['accountNo'],
}

function whatOf(action: string, before: string | null, after: string | null, language: Language): string {
  const seen = numbers[action]
  if (seen) return seen.map((name) => inLanguage(terms[name].name, language)).join(language === 'zh-CN' ? '、' : ', ')
  const words = [before, after].flatMap((text) => {
    const { roles: held, state, post } = (text === null ? {} : JSON.parse(text)) as Said
    if (held) return [rolesText(held.join(',') || 'ROLE_CORP_DEFAULT', language)]
    if (state) return [inLanguage(userStates[state].label, language)]
    return post === undefined ? [] : [postsText(post, language)]
  })
  return words.join(' → ')
}

interface Said {
  roles?: RoleCode[]
  state?: 'ACTIVE' | 'DISABLED'
  /** Posts of a key, with commas. */
  post?: string
}
