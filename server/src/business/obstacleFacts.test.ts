import { type BusinessType, flowOf } from '@jinpiao/contract/flow'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Writer } from '../db/database.ts'
import { readingOf } from '../flow/reading.ts'
import { produce } from '../testing/obstacles.ts'
import { createTestDatabase } from '../testing/testDatabase.ts'
import { begin, submitter } from '../testing/walk/reach.ts'
import { createWorld, reading, type World } from '../testing/world.ts'
import { businesses, forms } from './all.ts'
import { findObstacles } from './obstacles.ts'

const TIMEOUT = 300_000

/** Facts that are brought about by applications of their own: `obstacles.test.ts` has them. */
const byApplications = ['REALNAME_OPEN', 'HAS_LINE', 'OPEN_APPLICATION', 'REFUSED_LATELY', 'NO_SIGNUP_PRODUCT']

/** Every fact that may refuse a form, brought about for everybody: those of the obstacles, and others that are as much in the way. */
const run = ({ database }: World, statement: string) => database.write((tx) => sql.raw(statement).execute(tx))
const facts: Readonly<Record<string, (world: World, type: BusinessType) => Promise<unknown>>> = {
  ...Object.fromEntries(Object.entries(produce).filter(([name]) => !byApplications.includes(name))),
  LIMIT_ENDED: (world) => run(world, 'update credit_limit set "dayTo" = \'2021-01-01\''),
  LIMIT_USED_UP: (world) => run(world, 'update credit_limit set "usedFen" = "totalFen"'),
  LINE_ENDED: (world) => run(world, 'update loan_agreement set "dayTo" = \'2021-01-01\''),
  ACCOUNT_UNPROVED: (world) => run(world, 'update bank_account set "verifyState" = \'FAILED\''),
  ACCOUNT_OTHER_USE: (world) => run(world, "update bank_account set usages = '[]'"),
}

/** What refuses a form as a whole by what it says itself, so that nobody can say it before: by type, the codes and why. */
const byTheForm: Partial<Record<BusinessType, Record<string, string>>> = {
  TRANSFER: { '04000103': 'the recipient is not verified: it is looked for, and refused, in its own field' },
  UKEY_CHANGE: {
    '02000110': 'a key is made for a verified enterprise; one is reported lost or unbound by any, and the kinds say so',
    '11000128': 'a disabled bearer gets no key; his is unbound all the same, and the kinds of each key say so',
  },
}

const impossible: Partial<Record<BusinessType, readonly string[]>> = {
  // A loan has a line, of which it is a part.
  LOAN_REPAY: ['NO_LINE', 'LINE_USED_UP'],
}

/** What is done there is undone. */
async function undone(world: World, work: (within: World) => Promise<void>): Promise<void> {
  const over = new Error('over')
  const write = async (tx: Writer) => {
    await work({ ...world, database: { ...world.database, read: tx, write: (act) => act(tx) } })
    throw over
  }
  await world.database.write(write).catch((error) => {
    if (error !== over) throw error
  })
}

/** Filled in by somebody of the enterprise itself, and not at once on behalf of another. */
const types = forms.map(({ type }) => type).filter((type) => flowOf(type).submitters.length > 0)
/** What has refused a form. */
const effective = new Set<string>()

test.each(types)(
  '%s: whatever fact refuses the form as a whole is said before the form, whichever of all facts it is',
  async (type) => {
    const fresh = await createTestDatabase()
    try {
      const world = await createWorld(fresh.database)
      const pkApply = await begin(world, type)
      const who = await submitter(world, type, pkApply)
      const { payload } = await fresh.database.read
        .selectFrom('application')
        .select('payload')
        .where('pkApply', '=', pkApply)
        .executeTakeFirstOrThrow()
      const business = businesses[type]
      if (business === undefined || !('problems' in business)) throw new Error(`${type} has no form`)
      const unsaid: string[] = []
      for (const [fact, bring] of Object.entries(facts)) {
        if (impossible[type]?.includes(fact)) continue
        await undone(world, async (within) => {
          await bring(within, type)
          const context = readingOf(reading(within, who))
          const said = (await findObstacles(context, type)).map(({ problem }) => problem.code)
          const refused = await business.problems(context, business.read(payload) as never, 'submit', {
            pkApply,
          } as never)
          if (refused.length > 0) effective.add(fact)
          for (const { field, code } of refused) {
            const isSaid = field === '' ? said.includes(code) : said.length > 0
            if (!isSaid && byTheForm[type]?.[code] === undefined) unsaid.push(`${fact}: ${code} ${field}`)
          }
        })
      }
      expect(unsaid).toEqual([])
    } finally {
      await fresh.drop()
    }
  },
  TIMEOUT,
)

test('each of these facts refuses some form', () => {
  expect(Object.keys(facts).filter((fact) => !effective.has(fact))).toEqual([])
})
