import { type BusinessType, businessTypes, flowOf, stateWordsOf } from '@jinpiao/contract/flow'
import { isDecision, mayFailPartly } from '@jinpiao/contract/flowRow'
import { type NoticeName, noticeText } from '@jinpiao/contract/notices'
import { lineSumsText, outcomeOf } from '@jinpiao/contract/outcome'
import type { ApplicationState } from '@jinpiao/contract/status'
import type { Language } from '@jinpiao/contract/words'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businesses, forms } from '../business/all.ts'
import { getTodos } from '../queries/todos.ts'
import { personOf } from '../testing/people.ts'
import { formOf } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { answerLines, type LineAnswers, reach } from '../testing/walk/reach.ts'
import { createWorld, reading, type World } from '../testing/world.ts'
import { anyApplication } from './application.ts'
import { readLines, sumsOf } from './lines.ts'
import { applicationListing } from './list.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

const isWaiting = (type: BusinessType) => flowOf(type).steps.some((step) => !isDecision(step))
const withLines = businessTypes.filter((type) => flowOf(type).lines !== undefined)
const others = businessTypes.filter((type) => flowOf(type).lines === undefined && isWaiting(type))

/** Says of anything that it is over and well. */
const claims = { 'zh-CN': /已完成|办理完成|成功|已办结/, 'en-US': /\b(done|success|completed)\b/i }
const languages = Object.keys(claims) as Language[]

/** What is sent about an application to those of its enterprise, in words. */
async function messagesOf(pkApply: string, language: Language) {
  const { fkCorp } = await anyApplication(t.database.read, pkApply)
  const rows = await t.database.read
    .selectFrom('message')
    .select(['notice', 'params', 'target'])
    .where('fkCorp', '=', fkCorp)
    .where('target', 'like', `application:${pkApply}%`)
    .execute()
  return rows.map(({ notice, params }) => {
    const { title, body } = noticeText(notice as NoticeName, JSON.parse(params), language)
    return { notice, text: `${title} ${body}` }
  })
}

/** Row of the list and detail, as the operator reads them. */
async function shown(type: BusinessType, pkApply: string, language: Language) {
  const { fkCorp } = await anyApplication(t.database.read, pkApply)
  const who = personOf(world, fkCorp, flowOf(type).submitters)
  if (who === undefined) throw new Error(`nobody submits ${type}`)
  const context = { ...reading(world, who), language }
  const detail = await formOf(type).get(context, { pkApply })
  return { detail, todos: await getTodos(context), context }
}

/** Who has approved it in this round, and was not told how it has ended. */
async function untoldApprovers(pkApply: string): Promise<string[]> {
  const { round } = await anyApplication(t.database.read, pkApply)
  const steps = await t.database.read
    .selectFrom('application_step')
    .select(['personId', 'personName'])
    .where('pkApply', '=', pkApply)
    .where('round', '=', round)
    .where('decision', '=', 'APPROVE')
    .where('personId', 'in', (eb) => eb.selectFrom('person').select('person.personId'))
    .execute()
  const told = await t.database.read
    .selectFrom('message as m')
    .innerJoin('corp_user as u', 'u.userId', 'm.userId')
    .select('u.personId')
    .where('m.target', '=', `application:${pkApply}`)
    .where('m.notice', 'in', ['APPLICATION_PARTLY_FAILED', 'APPLICATION_FAILED', 'APPLICATION_REJECTED'])
    .execute()
  return steps
    .filter(({ personId }) => !told.some((each) => each.personId === personId))
    .map(({ personName }) => personName)
}

type Case = readonly [name: string, answers: LineAnswers, state: ApplicationState | 'WAITING']
const cases: readonly Case[] = [
  ['all lines done', ['APPROVE', 'APPROVE'], 'DONE'],
  ['one line failed', ['APPROVE', 'REJECT'], 'PARTLY_FAILED'],
  ['all lines failed', ['REJECT', 'REJECT'], 'REJECTED'],
  ['one done, one open', ['APPROVE'], 'WAITING'],
  ['one failed, one open', ['REJECT'], 'WAITING'],
  ['nothing answered', [], 'WAITING'],
]

describe.each(withLines)('%s: whatever speaks of it says what became of its lines', (type) => {
  const row = flowOf(type)
  const { lines: words } = row
  const of = !mayFailPartly(row) ? cases.filter(([name]) => /^(all|nothing)/.test(name)) : cases

  test.each(of)('%s', async (_, answers, wanted) => {
    const pkApply = await answerLines(world, type, answers)
    const { state, family, amountFen } = await anyApplication(t.database.read, pkApply)
    const lines = await readLines(t.database.read, pkApply)
    const sums = sumsOf(lines)
    const outcome = outcomeOf(sums)
    expect(state).toBe(wanted === 'WAITING' ? row.steps.at(-1)?.state : wanted)
    expect(
      lines.reduce((sum, line) => sum + line.amountFen, 0n),
      'Σ lines is the amount',
    ).toBe(amountFen)

    for (const language of languages) {
      const { detail, todos, context } = await shown(type, pkApply, language)
      const { application, steps } = detail
      expect(application.lineSums).toEqual(sums)
      // Only what is done looks or sounds done.
      const word = stateWordsOf(type)[state]
      expect(word.tone === 'success', word.label[0]).toBe(outcome === 'DONE')
      const label = word.label[language === 'zh-CN' ? 0 : 1]
      if (outcome !== 'DONE') expect(label).not.toMatch(claims[language])

      const messages = await messagesOf(pkApply, language)
      if (outcome !== 'DONE') for (const { text } of messages) expect(text).not.toMatch(claims[language])
      const isOfInstitution = row.steps.some((step) => !isDecision(step) && step.from !== 'COUNTERPARTY')
      const ends = messages.filter(({ notice }) => /^APPLICATION_(DONE|PARTLY_FAILED|FAILED|REJECTED)$/.test(notice))
      expect([...new Set(ends.map(({ notice }) => notice))]).toEqual(
        isOfInstitution && outcome !== 'UNDER_WAY' ? [`APPLICATION_${outcome}`] : [],
      )
      // What came to nothing, or in part, is read by everybody who has released it.
      if (isOfInstitution && (outcome === 'FAILED' || outcome === 'PARTLY_FAILED'))
        expect(await untoldApprovers(pkApply)).toEqual([])
      if (words && outcome !== 'DONE')
        for (const { text } of ends) expect(text).toContain(lineSumsText(words, sums, language))

      // Each answer in the trail names its line.
      const answered = steps.filter((step) => step.state === row.steps.at(-1)?.state)
      expect(answered.map(({ line }) => line?.counterpartyName === undefined || line.amount === '0.00')).toEqual(
        answers.slice(0, lines.length).map(() => false),
      )

      // It is found by its state, along the index, and its file says the same.
      const listing = applicationListing(businesses, forms.find((form) => form.type === family) ?? forms[0]!)
      const { list } = await listing.page(context, { page: 1, pageSize: 50, box: 'ALL', state: [state] })
      expect(list.map((each) => each.pkApply)).toContain(pkApply)
      if (type === 'REDEEM') expectEquation(application)
      const failed = todos.find(({ kind }) => kind === 'PAYMENTS_FAILED' || kind === 'WAGES_FAILED')
      if (type === 'REDEEM' || type === 'PAYROLL') {
        if (sums.failed.count > 0) expect(failed?.count).toBeGreaterThan(0)
      }
    }
  })
})

/** 已付 + 失败 + 待付 = the amount of the batch. */
function expectEquation(application: object) {
  const { amount, paidAmount, failedAmount, unpaidAmount } = application as Record<string, string>
  const fen = (text: string | undefined) => BigInt((text ?? '').replace('.', ''))
  expect(fen(paidAmount) + fen(failedAmount) + fen(unpaidAmount)).toBe(fen(amount))
}

describe.each(others)('%s: under way, it does not sound done; refused, it says so', (type) => {
  const waiting = flowOf(type).steps.filter((step) => !isDecision(step))

  test.each(waiting.map(({ state }) => state))('%s', async (state) => {
    const pkApply = await reach(world, type, state)
    for (const language of languages) {
      const word = stateWordsOf(type)[state]
      expect(word.tone).not.toBe('success')
      expect(word.label[language === 'zh-CN' ? 0 : 1]).not.toMatch(claims[language])
      for (const { text } of await messagesOf(pkApply, language)) expect(text).not.toMatch(claims[language])
    }
  })

  test('refused', async () => {
    const pkApply = await reach(world, type, 'REJECTED')
    expect(stateWordsOf(type).REJECTED.tone).toBe('danger')
    const from = flowOf(type).steps.find((step) => !isDecision(step))
    if (from !== undefined && !isDecision(from) && from.from !== 'COUNTERPARTY')
      expect(await untoldApprovers(pkApply)).toEqual([])
    for (const language of languages)
      for (const { text } of await messagesOf(pkApply, language)) expect(text).not.toMatch(claims[language])
  })
})
