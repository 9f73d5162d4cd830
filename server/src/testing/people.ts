import { acceptPages, allHomes } from '@jinpiao/contract/permissions'
import { protocolPage } from '@jinpiao/contract/permissions/loans'
import { openPaths } from '@jinpiao/contract/productGates'
import { type Post, type RoleCode, roles } from '@jinpiao/contract/roles'
import type { Actor } from '../acts/context.ts'
import { concerns } from '../queries/limitPages.ts'
import { menuRows, type RoleShort } from '../seed/menuRows.ts'

/** Enterprises of the small world, by the names that tests have for them. */
export const enterprises = {
  core: { corpName: '华岳重工股份有限公司', userType: 'CORE', scale: '大型' },
  member: { corpName: '华岳重工东区分公司', userType: 'CORE', scale: '大型' },
  rival: { corpName: '中泽装备集团有限公司', userType: 'CORE', scale: '大型' },
  funder: { corpName: '示范商业银行', userType: 'FUNDER', scale: '大型' },
  first: { corpName: '江城精铸有限公司', userType: 'CORP', scale: '中型' },
  second: { corpName: '安禾五金制品厂', userType: 'CORP', scale: '小型' },
  stranger: { corpName: '明远物流有限公司', userType: 'CORP', scale: '微型' },
} as const satisfies Record<string, { corpName: string; userType: Actor['userType']; scale: string }>
export type EnterpriseName = keyof typeof enterprises
export const enterpriseNames = Object.keys(enterprises) as EnterpriseName[]

interface Employee {
  of: EnterpriseName
  roleCode: RoleCode
  personName: string
}

/** Who works where, in which role. */
export const staff = {
  operator: { of: 'core', roleCode: 'ROLE_CORE_OPERATOR', personName: '王一' },
  operator2: { of: 'core', roleCode: 'ROLE_CORE_OPERATOR', personName: '王二' },
  director: { of: 'core', roleCode: 'ROLE_CORE_DIRECTOR', personName: '李一' },
  director2: { of: 'core', roleCode: 'ROLE_CORE_DIRECTOR', personName: '李二' },
  final: { of: 'core', roleCode: 'ROLE_CORE_FINAL_REVIEW', personName: '赵一' },
  viewer: { of: 'core', roleCode: 'ROLE_CORE_QUERY', personName: '钱一' },
  supplierOperator: { of: 'first', roleCode: 'ROLE_CORP_OPERATOR', personName: '孙一' },
  supplierDirector: { of: 'first', roleCode: 'ROLE_CORP_DIRECTOR', personName: '孙二' },
  purchaser: { of: 'first', roleCode: 'ROLE_PURCHASE', personName: '孙三' },
  otherSupplier: { of: 'second', roleCode: 'ROLE_CORP_OPERATOR', personName: '周一' },
  otherDirector: { of: 'second', roleCode: 'ROLE_CORP_DIRECTOR', personName: '周二' },
  strangerOperator: { of: 'stranger', roleCode: 'ROLE_CORP_OPERATOR', personName: '郑一' },
  strangerDirector: { of: 'stranger', roleCode: 'ROLE_CORP_DIRECTOR', personName: '郑二' },
  rivalOperator: { of: 'rival', roleCode: 'ROLE_CORE_OPERATOR', personName: '吴一' },
  rivalDirector: { of: 'rival', roleCode: 'ROLE_CORE_DIRECTOR', personName: '吴二' },
  memberOperator: { of: 'member', roleCode: 'ROLE_CORE_OPERATOR', personName: '冯一' },
  memberDirector: { of: 'member', roleCode: 'ROLE_NO_LEGAL_ENTITY_DIRECTOR', personName: '冯二' },
  memberFinal: { of: 'member', roleCode: 'ROLE_CORE_FINAL_REVIEW', personName: '冯三' },
} as const satisfies Record<string, Employee>
export type Person = keyof typeof staff
export const everybody = Object.keys(staff) as Person[]

/** Whose menu a role has, and pages besides that tests of reading open. */
const opens: Partial<Record<RoleCode, { menu: RoleShort; more: readonly string[] }>> = {
  ROLE_CORE_OPERATOR: { menu: 'CO', more: allHomes },
  ROLE_CORE_DIRECTOR: { menu: 'CD', more: allHomes },
  ROLE_NO_LEGAL_ENTITY_DIRECTOR: { menu: 'CD', more: allHomes },
  ROLE_CORE_FINAL_REVIEW: { menu: 'CF', more: allHomes },
  ROLE_CORE_QUERY: { menu: 'CQ', more: allHomes },
  ROLE_CORP_OPERATOR: { menu: 'SO', more: acceptPages },
  ROLE_CORP_DIRECTOR: { menu: 'SD', more: acceptPages },
  ROLE_PURCHASE: { menu: 'PU', more: [] },
}

function pagesOf(roleCode: RoleCode): readonly string[] {
  const { menu, more = [] } = opens[roleCode] ?? {}
  const rows = menuRows.flatMap(({ rows }) => rows.filter((row) => menu && row.roles.split(' ').includes(menu)))
  return [...rows.map(({ path }) => path), ...more]
}

/** The same person in another role of the same enterprise. */
export function inRole(actor: Actor, roleCode: RoleCode): Actor {
  // Their enterprises have signed for a credit line, so that tests of the acts reach the pages; gates have tests of their own.
  const facts = {
    userType: actor.userType,
    lineAgreementTime: '2026-01-01T00:00:00.000+08:00',
    chainCreditEnabled: true,
  }
  const permissions = new Set([
    ...openPaths(
      pagesOf(roleCode).filter((page) => concerns({ userType: actor.userType, parentCorp: null }, page)),
      facts,
    ),
    ...(actor.userType === 'CORP' ? protocolPage : []),
  ])
  return { ...actor, roleCode, post: roles[roleCode].post, permissions }
}

/**
 * The same person in the role that has this post in his enterprise.
 * @throws {Error} no role of such an enterprise has it.
 */
export function inPost(actor: Actor, post: Post): Actor {
  const begins = actor.userType === 'CORE' ? 'ROLE_CORE_' : 'ROLE_CORP_'
  const codes = Object.keys(roles) as RoleCode[]
  const found =
    codes.find((code) => code.startsWith(begins) && roles[code].post === post) ??
    // A role of any enterprise.
    codes.find((code) => code === 'ROLE_PURCHASE' && roles[code].post === post)
  if (found === undefined) throw new Error(`Nobody is ${post} in an enterprise that is ${actor.userType}`)
  return inRole(actor, found)
}

/** Somebody of an enterprise in one of these posts; `nth` chooses among several, undefined: there is nobody. */
export function personOf(
  { people }: { people: Readonly<Record<Person, Actor>> },
  fkCorp: string,
  posts: Post | readonly Post[],
  nth = 0,
): Person | undefined {
  const wanted = [posts].flat()
  const fitting = everybody.filter((who) => people[who].fkCorp === fkCorp && wanted.includes(people[who].post))
  return fitting[nth % Math.max(fitting.length, 1)]
}

/** What its holder does in each role of the menus. */
const postOfShort: Readonly<Record<RoleShort, Post>> = {
  CO: 'OPERATOR',
  CD: 'DIRECTOR',
  CF: 'FINAL',
  CQ: 'QUERY',
  SO: 'OPERATOR',
  SD: 'DIRECTOR',
  SQ: 'QUERY',
  PU: 'PURCHASE',
  MA: 'MANAGER',
  FI: 'FUNDER',
}

/** Whether an endpoint that is for these posts alone is for a role, by its short name; undefined: for all. */
export const isForRole = (posts: readonly Post[] | undefined, short: string): boolean =>
  posts?.includes(postOfShort[short as RoleShort]) ?? true

/** Who of the demonstration begins in each role of the menus. */
export const personInRole: Readonly<Record<RoleShort, string>> = {
  CO: 'CO',
  CD: 'CD',
  CF: 'CF',
  CQ: 'CQ',
  SO: 'SO',
  SD: 'SD',
  SQ: 'SQ',
  PU: 'PU',
  MA: 'FM',
  FI: 'FC',
}
