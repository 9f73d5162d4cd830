import { type InvoiceInput, invoiceKey } from '@jinpiao/contract/invoice'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runJob } from '../acts/command.ts'
import { isBusinessError } from '../domain/businessError.ts'
import { draft } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, type World } from '../testing/world.ts'
import { anyApplication } from './application.ts'
import { readFreeParts } from './invoiceParts.ts'
import { claimInvoices, freeInvoices, freeInvoicesOfLine, keepOnlyInvoices, readInvoiceUses } from './invoices.ts'

let t: TestDatabase
let world: World
let drafts: string[]
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  drafts = []
  for (let index = 0; index < 4; index++) drafts.push(await draft(world))
})
afterAll(() => t.drop())

let count = 0
function invoice(amountWithTax = '1000.00'): InvoiceInput {
  count += 1
  const invoiceNo = `2655${String(count).padStart(16, '0')}`
  return {
    invoiceNo,
    invoiceCode: '',
    issueDate: '2026-11-01',
    amountWithTax,
    invoiceFileIds: [world.file],
  } as InvoiceInput
}
type Part = readonly [invoice: InvoiceInput, partFen?: bigint | undefined]
/** Submits an application with these invoices, in the place of those that it had. */
const claim = (pkApply: string, ...parts: readonly Part[]) =>
  runJob(as(world, 'operator'), async (act) =>
    claimInvoices(
      act,
      await anyApplication(act.tx, pkApply),
      parts.map(([one, partFen]) => ({ invoice: one, fkSeller: null, ...(partFen !== undefined && { partFen }) })),
    ),
  ).then(
    () => 'taken',
    (error: unknown) => {
      if (!isBusinessError(error)) throw error
      return error.code
    },
  )
const end = (pkApply: string) => runJob(as(world, 'operator'), (act) => freeInvoices(act, pkApply, 'REJECTED'))
const draftOf = (index: number) => drafts[index] ?? ''
const freeFen = async (one: InvoiceInput, pkApply?: string) =>
  (await readFreeParts(t.database.read, [one], pkApply)).get(invoiceKey(one))

describe('I15: a part of an invoice', () => {
  test('backs financings up to its amount, beside the one birth that it backs whole', async () => {
    const one = invoice()
    expect(await claim(draftOf(0), [one])).toBe('taken')
    expect(await claim(draftOf(1), [one, 60_000n])).toBe('taken')
    expect(await freeFen(one)).toBe(40_000n)
    expect(await claim(draftOf(2), [one, 40_001n])).toBe('06000114')
    expect(await claim(draftOf(2), [one, 40_000n])).toBe('taken')
    expect(await claim(draftOf(3), [one]), 'a second birth').toBe('06000101')
    const uses = await readInvoiceUses(t.database.read, world.core, [one])
    expect([...uses.keys()], 'a financing is no use that refuses a birth').toEqual([invoiceKey(one)])
    await end(draftOf(1))
    expect(await freeFen(one)).toBe(60_000n)
    for (const pkApply of drafts) await end(pkApply)
  })

  test('submitted again, an application takes its new part alone; what it has left out is free', async () => {
    const [one, two] = [invoice(), invoice()]
    expect(await claim(draftOf(0), [one, 90_000n], [two, 10_000n])).toBe('taken')
    expect(await freeFen(one), 'for others').toBe(10_000n)
    expect(await freeFen(one, draftOf(0)), 'for itself').toBe(100_000n)
    expect(await claim(draftOf(0), [one, 100_000n])).toBe('taken')
    expect([await freeFen(one), await freeFen(two)]).toEqual([0n, 100_000n])
    await runJob(as(world, 'operator'), (act) => keepOnlyInvoices(act, draftOf(0), [two]))
    expect(await freeFen(one)).toBe(100_000n)
    expect(await claim(draftOf(0), [one, 100n], [two, 100n])).toBe('taken')
    await runJob(as(world, 'operator'), (act) => freeInvoicesOfLine(act, draftOf(0), [two]))
    expect([await freeFen(one), await freeFen(two)]).toEqual([99_900n, 100_000n])
    await end(draftOf(0))
  })

  test('no later form makes an invoice larger than it was first said to be, while anybody uses it', async () => {
    const one = invoice('100.00')
    const larger = { ...one, amountWithTax: '9999.00' as const }
    expect(await claim(draftOf(0), [one, 5_000n])).toBe('taken')
    expect(await claim(draftOf(1), [larger, 5_001n])).toBe('06000114')
    await end(draftOf(0))
    expect(await claim(draftOf(1), [larger, 999_900n]), 'nobody uses it any more').toBe('taken')
    await end(draftOf(1))
  })

  test('ten at once: as many as its amount allows, whichever they are', async () => {
    const one = invoice()
    const ten = await Promise.all(Array.from({ length: 10 }, () => draft(world)))
    const answers = await Promise.all(ten.map((pkApply) => claim(pkApply, [one, 30_000n])))
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(3)
    expect(await freeFen(one)).toBe(10_000n)
    await expectSums([invoiceKey(one)])
    for (const pkApply of ten) await end(pkApply)
  })

  test('property: no sequence takes more than there is, or backs two births with one', async () => {
    const two = [invoice('10.00'), invoice('5.00')] as const
    const step = fc.record({
      application: fc.nat(3),
      what: fc.constantFrom('claim', 'end', 'keep', 'line'),
      parts: fc.uniqueArray(fc.record({ invoice: fc.nat(1), fen: fc.option(fc.bigInt(1n, 1_200n)) }), {
        minLength: 1,
        maxLength: 2,
        selector: (part) => part.invoice,
      }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        for (const { application, what, parts } of steps) {
          const pkApply = draftOf(application)
          const named = parts.flatMap((part) => two[part.invoice] ?? [])
          if (what === 'claim') {
            const given = parts.map((part): Part => [two[part.invoice] ?? two[0], part.fen ?? undefined])
            expect(await claim(pkApply, ...given)).toMatch(/^(taken|06000114|06000101)$/)
          } else if (what === 'end') await end(pkApply)
          else if (what === 'keep') await runJob(as(world, 'operator'), (act) => keepOnlyInvoices(act, pkApply, named))
          else await runJob(as(world, 'operator'), (act) => freeInvoicesOfLine(act, pkApply, named))
          await expectSums(two.map(invoiceKey))
        }
      }),
      { numRuns: 12 },
    )
  })
})

/** Used is what open parts add up to, within the amount; of births there is one. */
async function expectSums(keys: readonly string[]): Promise<void> {
  const { read } = t.database
  const claims = await read.selectFrom('trade_invoice').selectAll().where('isOpen', '=', 1).execute()
  for (const key of keys) {
    const open = claims.filter((row) => row.invoiceKey === key)
    const used = open.reduce((sum, { partFen }) => sum + (partFen ?? 0n), 0n)
    const row = await read.selectFrom('invoice_part').selectAll().where('invoiceKey', '=', key).executeTakeFirst()
    expect(row?.usedFen ?? 0n).toBe(used)
    expect(used <= (row?.totalFen ?? 0n)).toBe(true)
    expect(open.filter(({ partFen }) => partFen === null).length).toBeLessThanOrEqual(1)
  }
}
