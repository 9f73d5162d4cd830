import {
  DummyDriver,
  Kysely,
  type KyselyPlugin,
  type OperationNode,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Act, runJob } from '../acts/command.ts'
import { joined, type LockName, lockNames, lockRows, type Touched } from '../acts/locks.ts'
import { businesses } from '../business/all.ts'
import { systemContext } from '../jobs/system.ts'
import { accept, draft, draftTransfer, issued, startCancel } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { begin, reach } from '../testing/walk/reach.ts'
import { createWorld, type World } from '../testing/world.ts'
import { anyApplication } from './application.ts'
import { businessOf } from './business.ts'
import { lockAll } from './locks.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

/** Every lock that is taken, in its order: table and keys. */
function recorder() {
  const taken: [LockName, string[]][] = []
  const look = (node: OperationNode): void => {
    const text = JSON.stringify(node)
    const name = lockNames.find((each) => text.includes(`"name":"${each}"`))
    if (!text.includes('ForNoKeyUpdate') || name === undefined) return
    taken.push([name, JSON.parse(/"values":(\[[^\]]*\])/.exec(text)?.[1] ?? '[]')])
  }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      look(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { taken, plugin }
}

/** One application of each type. */
async function applications() {
  // First: it takes days, and with it come its statement and the batch that this is about.
  await begin(world, 'RECEIPT_CONFIRM')
  await begin(world, 'REDEEM_FAILURE')
  const { pkCredit } = await issued(world)
  await accept(world, pkCredit)
  const [supplier] = world.suppliers
  await draftTransfer(world, pkCredit, [[supplier?.fkCorp ?? '', '1.00']])
  await draft(world)
  await begin(world, 'ACCOUNT_CHANGE')
  await begin(world, 'FINANCE')
  await begin(world, 'EXCHANGE')
  await begin(world, 'PAYROLL')
  await begin(world, 'SIGNUP')
  await begin(world, 'REALNAME')
  await begin(world, 'GUARANTEE_CONFIRM')
  await begin(world, 'UKEY_APPLY')
  await begin(world, 'UKEY_CHANGE')
  await begin(world, 'PRODUCT_OPEN')
  await begin(world, 'FINANCE_PACK')
  await begin(world, 'ISSUE_PACK')
  await begin(world, 'LIMIT_ALLOC')
  await begin(world, 'INVOICING')
  await begin(world, 'LOAN_DRAW')
  await reach(world, 'CREDIT_FUND', 'PENDING_COUNTERPARTY')
  await begin(world, 'SELF_LOAN_PROTOCOL')
  await begin(world, 'SELF_LOAN_APPLY')
  await begin(world, 'CHAIN_CREDIT')
  await begin(world, 'LOAN_REPAY')
  await begin(world, 'PUR_FINANCE')
  // Last: it is over once somebody answers its ticket.
  await startCancel(world, (await issued(world)).pkCredit)
  const rows = await t.database.read.selectFrom('application').select(['pkApply', 'businessType']).execute()
  return Promise.all(
    Object.keys(businesses).map(async (type) => {
      const row = rows.find(({ businessType }) => businessType === type)
      if (!row) throw new Error(`No application of ${type}: add one above`)
      return anyApplication(t.database.read, row.pkApply)
    }),
  )
}

test('everything that acts on applications of every type touch is locked once, and in one order', async () => {
  const all = await applications()
  const { taken, plugin } = recorder()
  const touched = await runJob(systemContext(world, world.core), async (act) => {
    await lockAll(businesses, { ...act, tx: act.tx.withPlugin(plugin) as Act['tx'] }, all)
    return joined(
      await Promise.all(
        all.map(async ({ businessType, payload }) => {
          const business = businessOf(businesses, businessType)
          return business.touches({ read: act.tx }, business.read(payload))
        }),
      ),
    )
  })
  const names = taken.map(([name]) => name)
  expect(names).toEqual(lockNames.filter((name) => names.includes(name)))
  expect(new Set(names)).toEqual(
    new Set(['application', 'credit_limit', 'loan_agreement', 'ticket', 'fee_bill', 'confirmation']),
  )
  for (const [name, keys] of taken) {
    expect(keys, name).toEqual([...new Set(keys)].sort())
    expect(keys, name).toEqual(expect.arrayContaining([...(touched[name] ?? [])]))
  }
  expect(Object.keys(touched).filter((name) => !names.includes(name as LockName))).toEqual([])
})

test('keys come in any order and more than once, and are locked in order and once', async () => {
  const locked: string[] = []
  const tx = new Kysely<never>({
    dialect: {
      createDriver: () => new DummyDriver(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void locked.push(`${/from "(\w+)"/.exec(query.sql)?.[1]} ${query.parameters.join()}`),
  })
  const touched: Touched = Object.fromEntries([...lockNames].reverse().map((name) => [name, ['b', 'a', 'b']]))
  await lockRows({ tx: tx as unknown as Act['tx'] }, { ...touched, fee_bill: [] })
  expect(locked).toEqual(lockNames.filter((name) => name !== 'fee_bill').map((name) => `${name} a,b`))
})
