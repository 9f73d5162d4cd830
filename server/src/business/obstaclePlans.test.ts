import { obstacleNames } from '@jinpiao/contract/obstacles'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readingOf } from '../flow/reading.ts'
import { createFilledWorld } from '../testing/fill.ts'
import { obstaclePairs } from '../testing/obstacles.ts'
import { explainedWhere } from '../testing/plans.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { reading, type World } from '../testing/world.ts'
import { askerOf, probes } from './obstacleProbes.ts'

const TICKETS = 8000
/** Rows of a table that nobody reads from end to end before a form. */
const MANY = 1000

let t: TestDatabase
let world: World
let large: readonly string[]
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createFilledWorld(t.database, TICKETS)
  const tables = (await t.database.read.introspection.getTables()).map(({ name }) => name)
  const counts = await Promise.all(
    tables.map(async (name) => {
      const { rows } = await sql<{ count: number | string }>`select count(*) as count from ${sql.table(name)}`.execute(
        t.database.read,
      )
      return Number(rows[0]?.count) > MANY ? [name] : []
    }),
  )
  large = counts.flat()
})
afterAll(() => t.drop())

test.each(obstacleNames)('0014: %s is asked along an index, however many rows there are', async (name) => {
  expect(large).toEqual(expect.arrayContaining(['ticket', 'application', 'supplier', 'loan_draw', 'redeem_line']))
  for (const [type] of obstaclePairs.filter((pair) => pair[1] === name)) {
    for (const who of ['operator', 'supplierOperator'] as const) {
      const asked = await explainedWhere(
        t.database,
        (read) => probes[name]({ ...askerOf({ ...readingOf(reading(world, who)), read }), type, pkApply: '' }),
        () => true,
      )
      for (const { sql: statement, plan } of asked) {
        for (const [, table = ''] of statement.matchAll(/(?:from|join) "(\w+)"/g)) {
          if (!large.includes(table)) continue
          const alias = new RegExp(`"${table}" as "(\\w+)"`).exec(statement)?.[1] ?? table
          expect(plan, statement).not.toMatch(new RegExp(`Seq Scan on ${table}\\b|SCAN ${alias}(?! USING)`))
        }
      }
    }
  }
})
