import { type OnboardingFacts, type OnboardingTask, onboardingTasks } from '@jinpiao/contract/onboarding'
import { realnameStateOn } from '@jinpiao/contract/realnameRules'
import type { RealnameState } from '@jinpiao/contract/states/onboarding'
import type { QueryContext } from '../acts/context.ts'
import type { Reader } from '../db/database.ts'
import { isUkeyControlOn } from '../db/settings.ts'
import { todayOf } from '../domain/clock.ts'
import { licenceDaysOf, readCorp } from './corps.ts'
import { postsOf, readUsers, type StoredUser } from './corpUsers.ts'

/** What the caller's enterprise has done of its first day, and what is next (product §6.1). */
export async function getOnboarding(context: QueryContext): Promise<{ tasks: OnboardingTask[] }> {
  const tasks = onboardingTasks(await readFacts(context))
  const rejected = tasks.some(({ task, state }) => task === 'realname' && state === 'FAILED')
  const why = rejected ? await lastReason(context) : undefined
  return { tasks: tasks.map((each) => (each.task === 'realname' && why !== undefined ? { ...each, why } : each)) }
}

async function readFacts({ read, actor, clock }: QueryContext): Promise<OnboardingFacts> {
  const today = todayOf(clock)
  const { fkCorp } = actor
  const corp = await readCorp(read, fkCorp)
  const users = (await readUsers(read, fkCorp)).filter(({ state }) => state === 'ACTIVE')
  const withPost = (post: 'OPERATOR' | 'DIRECTOR') => users.filter((user) => postsOf(user).includes(post)).length
  const [ukeyRequired, account, limit, ticket] = await Promise.all([
    isUkeyControlOn(read),
    accountOf(read, fkCorp),
    hasRow(read, 'credit_limit', fkCorp),
    hasTicket(read, fkCorp),
  ])
  return {
    userType: corp.userType,
    realnameState: realnameStateOn(today, corp) as RealnameState,
    licenceDays: licenceDaysOf(corp, today),
    ukeyRequired,
    keys: users.filter(hasKey).length,
    operators: withPost('OPERATOR'),
    directors: withPost('DIRECTOR'),
    account,
    hasProduct: Object.values(JSON.parse(corp.openedProducts) as Record<string, boolean>).some(Boolean),
    hasLimit: limit,
    hasTicket: ticket,
  }
}

const hasKey = ({ keyPost }: StoredUser) =>
  keyPost?.split(',').some((post) => post === 'OPERATOR' || post === 'DIRECTOR' || post === 'FINAL') ?? false

async function accountOf(read: Reader, fkCorp: string): Promise<OnboardingFacts['account']> {
  const rows = await read
    .selectFrom('bank_account')
    .select(['state', 'verifyState'])
    .where('fkCorp', '=', fkCorp)
    .where('state', 'in', ['PENDING', 'ACTIVE'])
    .execute()
  if (rows.some(({ state }) => state === 'ACTIVE')) return 'ACTIVE'
  if (rows.some(({ verifyState }) => verifyState === 'PENDING' || verifyState === 'CHECKING')) return 'PENDING'
  return rows.length === 0 ? 'NONE' : 'FAILED'
}

const hasRow = async (read: Reader, table: 'credit_limit', fkCorp: string): Promise<boolean> =>
  (await read.selectFrom(table).select('pkLimit').where('fkCorp', '=', fkCorp).limit(1).executeTakeFirst()) !==
  undefined

/** Issued one, or accepted one. */
async function hasTicket(read: Reader, fkCorp: string): Promise<boolean> {
  const issued = read.selectFrom('ticket').select('pkCredit').where('fkIssuer', '=', fkCorp).limit(1)
  const held = read.selectFrom('ticket').select('pkCredit').where('fkHolder', '=', fkCorp)
  const accepted = held.where('acceptedAt', 'is not', null).limit(1)
  return (await issued.executeTakeFirst()) !== undefined || (await accepted.executeTakeFirst()) !== undefined
}

/** Why the last verification was refused, in the platform's words. */
async function lastReason({ read, actor }: QueryContext): Promise<string | undefined> {
  const row = await read
    .selectFrom('application')
    .select('returnReason')
    .where('fkCorp', '=', actor.fkCorp)
    .where('family', '=', 'REALNAME')
    .where('state', '=', 'REJECTED')
    .orderBy('updatedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.returnReason ?? undefined
}
