import { listSignIns, type SignInRow } from '@jinpiao/contract/person'
import type { SignInWay } from '@jinpiao/contract/states/onboarding'
import { type SqlBool, sql } from 'kysely'
import { listing } from './listing/page.ts'

/** Sign-ins of the caller to his enterprise, the newest first, from its log. */
export const signIns = listing<SignInRow>(listSignIns, {
  table: 'audit_log',
  key: 'seq',
  hasNumberedKeys: true,
  tenant: 'fkCorp',
  within: ({ actor }) => [
    sql<SqlBool>`${sql.ref('personId')} = ${actor.personId}`,
    sql<SqlBool>`${sql.ref('action')} = 'session.login'`,
  ],
  columns: { at: 'at' },
  order: () => ['at', 'desc'],
  async load({ read, actor }, keys) {
    const rows = await read
      .selectFrom('audit_log')
      .select(['seq', 'at', 'ip', 'userAgent', 'after'])
      .where('fkCorp', '=', actor.fkCorp)
      .where('seq', 'in', keys.map(Number))
      .execute()
    return rows.map(({ seq, at, ip, userAgent, after }) => ({
      id: String(seq),
      at,
      ip,
      device: deviceOf(userAgent),
      signInWay: (JSON.parse(after ?? '{}') as { way?: SignInWay }).way ?? 'password',
    }))
  },
  keyOf: ({ id }) => id,
})

const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const systems = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

/** Browser and system by their names, `Chrome · Windows`: by these a person tells his devices apart. */
export function deviceOf(userAgent: string): string {
  const found = [browsers, systems].flatMap((names) => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [])
  return found.join(' · ')
}
