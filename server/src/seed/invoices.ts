import type { InvoiceEntry } from '@jinpiao/contract/invoices'
import { addDays } from '@jinpiao/values/days'
import type { CommandContext } from '../acts/context.ts'
import { newPk } from '../acts/keys.ts'
import { verifyInvoices } from '../business/invoice/check.ts'
import { enterInvoices } from '../business/invoice/enter.ts'
import { instantOf, todayOf } from '../domain/clock.ts'
import { simulators } from '../jobs/simulated/answer.ts'
import { openTasksBefore } from '../queries/tasks.ts'
import { contextOf, type Stage } from './actors.ts'
import { seedCorps } from './enterprises.ts'
import { HOUR_MS } from './play.ts'
import { answerAtWork, workingMorning } from './playReply.ts'

/** Last digits of the numbers, with amounts: 1 does not match, 2 is void, 3 waits for its answer, others pass. */
const checked = [
  ['4', '113000.00', '13000.00'],
  ['1', '67800.00', '7800.00'],
  ['2', '45200.00', '5200.00'],
  ['3', '90400.00', '10400.00'],
  ['5', '226000.00', '26000.00'],
] as const
const unchecked = [
  ['6', '56500.00', '6500.00'],
  ['7', '158200.00', '18200.00'],
  ['8', '33900.00', '3900.00'],
] as const

const people = [
  { person: 'SO', corp: 'jiangcheng', role: 'ROLE_CORP_OPERATOR', start: '26427700000000000' },
  { person: 'CO', corp: 'huayue', role: 'ROLE_CORE_OPERATOR', start: '26428800000000000' },
] as const

/** Invoices of a supplier and of a core that nothing uses yet, in each state of the check. */
export async function playInvoices(stage: Stage, now: number): Promise<void> {
  await stage.play(people.map((each) => () => play(stage, now, each)))
}

async function play(stage: Stage, now: number, { person, corp, role, start }: (typeof people)[number]): Promise<void> {
  const at = await workingMorning(stage, now, 9)
  await stage.at(at)
  const context = (): CommandContext => ({ ...contextOf(stage, person, corp, role), requestId: newPk() })
  const numberOf = (digit: string) => `${start}00${digit}`
  const issueDate = addDays(todayOf(stage.clock), -6)
  const [sellerName, buyerName] = ['jiangcheng', 'huayue'].map(nameOf)
  const toEntry = ([digit, amountWithTax, taxAmount]: readonly [string, string, string]) =>
    ({
      invoiceNo: numberOf(digit),
      invoiceCode: '',
      issueDate,
      sellerName,
      buyerName,
      amountWithTax,
      taxAmount,
      checkCode: '',
    }) as InvoiceEntry
  await enterInvoices(context(), { invoices: [...checked, ...unchecked].map(toEntry) })
  await stage.at(at + HOUR_MS)
  const rows = await stage.database.read
    .selectFrom('invoice')
    .select('pkInvoice')
    .where(
      'invoiceNo',
      'in',
      checked.map(([digit]) => numberOf(digit)),
    )
    .execute()
  const pkInvoices = rows.map(({ pkInvoice }) => pkInvoice)
  await verifyInvoices(context(), { pkInvoices })
  await stage.at(at + 2 * HOUR_MS)
  await answer(stage, pkInvoices)
}

/** What the tax office of the demonstration says of these. */
async function answer(stage: Stage, pkInvoices: readonly string[]): Promise<void> {
  const own = await stage.database.read
    .selectFrom('outside_task')
    .select('pkTask')
    .where('kind', '=', 'INVOICE_CHECK')
    .where('target', 'in', [...pkInvoices])
    .execute()
  const open = await openTasksBefore(stage.database.read, instantOf(stage.clock))
  for (const asked of open) {
    const { task } = asked
    if (!own.some(({ pkTask }) => pkTask === task.pkTask)) continue
    for (const reply of simulators.INVOICE_CHECK?.(task) ?? []) await answerAtWork(stage, asked, reply)
  }
}

function nameOf(corp: string): string {
  const found = seedCorps.find(({ key }) => key === corp)
  if (!found) throw new RangeError(`No enterprise ${corp}`)
  return found.name
}
