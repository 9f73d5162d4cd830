import { type BusinessType, flowOf } from '@jinpiao/contract/flow'
import type { ObstacleName } from '@jinpiao/contract/obstacles'
import { addDays } from '@jinpiao/values/days'
import { sql, type Updateable } from 'kysely'
import { forms } from '../business/all.ts'
import type { CorpTable } from '../db/tables/identity.ts'
import { todayOf } from '../domain/clock.ts'
import { answerAs } from './steps.ts'
import { reach } from './walk/reach.ts'
import type { World } from './world.ts'

/** Papers, wages of a financing, and what another enterprise asks: nothing of the enterprise itself stands in their way. */
const free: readonly BusinessType[] = ['FINANCE_PACK', 'ISSUE_PACK', 'PAYROLL', 'CREDIT_FUND_SUPPORT', 'ISSUE_CANCEL']
/** Types whose forms something may stand in the way of. */
export const obstructed = forms.map(({ type }) => type).filter((type) => !free.includes(type))
/** Each of them with each of its obstacles. */
export const obstaclePairs = obstructed.flatMap((type) =>
  (flowOf(type).obstacles ?? []).map((name) => [type, name] as const),
)

const run = ({ database }: World, statement: string) => database.write((tx) => sql.raw(statement).execute(tx))
const corps = ({ database }: World, changes: Updateable<CorpTable>) =>
  database.write((tx) => tx.updateTable('corp').set(changes).execute())
const corpOf = ({ database }: World, pkCorp: string, changes: Updateable<CorpTable>) =>
  database.write((tx) => tx.updateTable('corp').set(changes).where('pkCorp', '=', pkCorp).execute())

/** A line for who applies for one, where there is none yet. */
async function haveLine(world: World): Promise<void> {
  const line = await world.database.read.selectFrom('loan_agreement').select('pkAgreement').executeTakeFirst()
  if (line === undefined) await reach(world, 'SELF_LOAN_APPLY', 'DONE')
}

/** Every ticket is held by another application, the one that it was born of. */
const lockTickets = (world: World) => run(world, 'update ticket set "lockedBy" = "bornBy"')

/** Brings each obstacle about, for everybody of the world: what would have to be there is taken away. */
export const produce: Record<ObstacleName, (world: World, type: BusinessType) => Promise<unknown>> = {
  REALNAME: (world) => corps(world, { realnameState: 'NONE' }),
  REALNAME_OPEN: (world) => reach(world, 'REALNAME', 'PENDING_PLATFORM'),
  ISSUE_SUSPENDED: (world) => corps(world, { issueSuspendedSince: todayOf(world.clock) }),
  PARENT_SUSPENDED: async (world) => {
    await corpOf(world, world.core, { parentCorp: world.rival })
    await corpOf(world, world.rival, { issueSuspendedSince: todayOf(world.clock) })
  },
  LICENCE_OVER: (world) => corps(world, { licenceTo: addDays(todayOf(world.clock), -1) }),
  TICKETS_CLOSED: (world) => corps(world, { openedProducts: '{}' }),
  NOT_OPENED: (world) => corps(world, { openedProducts: '{}', lineAgreementTime: null }),
  NOT_LISTED: (world) => corps(world, { chainCreditEnabled: 0 }),
  HAS_LINE: (world) => reach(world, 'SELF_LOAN_APPLY', 'DONE'),
  NO_LINE: (world) => run(world, 'delete from loan_agreement'),
  LINE_STOPPED: async (world) => {
    await haveLine(world)
    await run(world, "update loan_agreement set state = 'FROZEN'")
  },
  LINE_USED_UP: async (world) => {
    await haveLine(world)
    await world.database.write((tx) =>
      tx
        .updateTable('loan_agreement')
        .set(({ ref }) => ({ reservedFen: ref('lineFen') }))
        .execute(),
    )
  },
  OPEN_APPLICATION: (world, type) => reach(world, type, flowOf(type).steps[0]?.state ?? 'DONE'),
  REFUSED_LATELY: async (world, type) =>
    answerAs(type, 'FUNDER')(world, await reach(world, type, 'PENDING_FUNDER'), { answer: 'REJECT' }),
  NO_LIMIT: (world) => run(world, "update credit_limit set state = 'SUSPENDED'"),
  NO_MEMBER: (world) => corps(world, { parentCorp: null }),
  NO_SUPPLIER: (world) => run(world, "update supplier set state = 'STOPPED'"),
  // What the world has none of by itself is taken out of reach where a form has brought it about.
  NO_TICKET: lockTickets,
  NO_DUE_TICKET: lockTickets,
  NO_PAYING_LINE: (world) => run(world, "update redeem_line set state = 'PAID', claim = null"),
  NO_LOAN: (world) => run(world, 'update loan_draw set state = \'SETTLED\', "outstandingFen" = 0'),
  NO_BILL: (world) => run(world, 'delete from fee_bill'),
  NO_BILLING: (world) => run(world, 'delete from billing_info'),
  NO_RECOMMENDER: (world) => run(world, "update supplier set state = 'STOPPED'"),
  NO_KEY: (world) => run(world, 'delete from ukey'),
  NO_BEARER: (world) => run(world, "update corp_user set state = 'DISABLED'"),
  NO_SIGNUP_PRODUCT: async (world) => {
    await reach(world, 'SIGNUP', 'PENDING_DIRECTOR')
    const open = await world.database.read.selectFrom('qualification').select('fkProduct').execute()
    await world.database.write((tx) =>
      tx
        .updateTable('funder_product')
        .set({ state: 'STOPPED' })
        .where('kind', '=', 'SIGNUP')
        .where(
          'pkProduct',
          'not in',
          open.map(({ fkProduct }) => fkProduct),
        )
        .execute(),
    )
  },
  NO_PRODUCT: (world) => run(world, "update funder_product set state = 'STOPPED'"),
  NO_ACCOUNT: (world) => run(world, "update bank_account set state = 'STOPPED'"),
}

/** Who may fill in the form, of the enterprise that has applied last where any has. */
export async function whoFills({ database, people }: World, type: BusinessType) {
  const last = await database.read
    .selectFrom('application')
    .select('fkCorp')
    .where('family', '!=', 'CREDIT_FUND_SUPPORT')
    .orderBy('createdAt', 'desc')
    .orderBy('pkApply', 'desc')
    .executeTakeFirst()
  const { submitters, submitPages } = flowOf(type)
  const able = Object.values(people).filter(
    ({ post, permissions }) => submitters.includes(post) && submitPages.some((page) => permissions.has(page)),
  )
  const who = able.find(({ fkCorp }) => fkCorp === last?.fkCorp) ?? able[0]
  if (who === undefined) throw new Error(`nobody fills in ${type}`)
  return who
}
