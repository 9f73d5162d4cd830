import { DRAFT_DAYS, DRAFT_REMIND_DAYS, keptUntil } from '@jinpiao/contract/drafts'
import { type BusinessType, businessTypes, flowOf } from '@jinpiao/contract/flow'
import { addDays } from '@jinpiao/values/days'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPk } from '../acts/keys.ts'
import { DAY_MS, instantOf, todayOf } from '../domain/clock.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { testClock } from '../testing/testClock.ts'
import { remindDrafts } from './drafts.ts'
import { expireApplications } from './expire.ts'

const TIMEOUT = 600_000
let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
}, TIMEOUT)
afterAll(() => t.close())

/** What is done at once, as one act with its signature, is never kept as a draft. */
const atOnce: readonly BusinessType[] = [
  'ACCEPT',
  'RECEIPT_CONFIRM',
  'GUARANTEE_CONFIRM',
  'PRODUCT_OPEN',
  'SELF_LOAN_PROTOCOL',
]
/** Types of which the demonstration has no application at all: what stores and ends them is the same. */
const unseeded: readonly BusinessType[] = ['REDEEM_FAILURE', 'PAYROLL']

/** Of a type of which nobody has a draft just now, one like an application that somebody has: its form is whole. */
async function addDrafts(): Promise<void> {
  const { database, clock } = t.services
  for (const type of businessTypes) {
    const like = await database.read.selectFrom('application').selectAll().where('businessType', '=', type).execute()
    const [row] = like
    if (row === undefined || like.some(({ state }) => state === 'DRAFT')) continue
    const ended = { submittedBy: null, submittedAt: null, finishedAt: null, outcome: null, round: 0 }
    const at = instantOf(clock)
    const dated = { createdAt: at, updatedAt: at, expiresAt: instantOf(clock, DRAFT_DAYS * DAY_MS) }
    const draft = { ...row, ...ended, ...dated, pkApply: newPk(), applyNo: `${row.applyNo}-D`, state: 'DRAFT' }
    await database.write((tx) => tx.insertInto('application').values(draft).execute())
  }
}

test(
  'of a draft of every type its last day is told three days before, and the day after that it has lapsed',
  async () => {
    const { database } = t.services
    const { read } = database
    await addDrafts()
    const drafts = await read
      .selectFrom('application as a')
      .innerJoin('corp_user as u', (join) =>
        join.onRef('u.fkCorp', '=', 'a.fkCorp').onRef('u.personId', '=', 'a.createdBy'),
      )
      .select(['a.pkApply', 'a.applyNo', 'a.businessType', 'a.updatedAt', 'a.expiresAt'])
      .where('a.state', '=', 'DRAFT')
      .where('a.submittedBy', 'is', null)
      .execute()
    expect(drafts.filter(({ expiresAt, updatedAt }) => expiresAt?.slice(0, 10) !== keptUntil(updatedAt))).toEqual([])
    const withForms = businessTypes.filter((type) => flowOf(type).submitters.length > 0 && !atOnce.includes(type))
    const types = new Set(drafts.map(({ businessType }) => businessType))
    expect(withForms.filter((type) => !types.has(type))).toEqual(unseeded)

    const clock = testClock(`${todayOf(t.services.clock)}T23:59:00+08:00`)
    const last =
      drafts
        .map(({ updatedAt }) => keptUntil(updatedAt))
        .toSorted()
        .at(-1) ?? ''
    while (todayOf(clock) <= last) {
      clock.advanceDays(1)
      await remindDrafts({ database, clock })
      await expireApplications({ database, clock })
    }
    const messages = await read
      .selectFrom('message')
      .select(['notice', 'params', 'at'])
      .distinct()
      .where('notice', 'in', ['APPLICATION_ENDS_SOON', 'APPLICATION_DRAFT_EXPIRED'])
      .execute()
    const toldOf = (no: string) =>
      messages
        .map(({ notice, params, at }) => ({ notice, at: at.slice(0, 10), params: JSON.parse(params) as string[] }))
        .filter(({ params }) => params[1] === no)
        .toSorted((one, other) => (one.at < other.at ? -1 : 1))
        .map(({ notice, at, params }) => [notice, at, params[0]])
    for (const { applyNo, updatedAt, businessType } of drafts) {
      const day = keptUntil(updatedAt)
      expect(toldOf(applyNo), businessType).toEqual([
        ['APPLICATION_ENDS_SOON', addDays(day, -DRAFT_REMIND_DAYS), day],
        // The clock of this test stands behind the hour of saving: at night it is the day after.
        ['APPLICATION_DRAFT_EXPIRED', day, day],
      ])
    }
  },
  TIMEOUT,
)
