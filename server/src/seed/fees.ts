import type { InvoicingPayload } from '@jinpiao/contract/invoicing'
import type { RoleCode } from '@jinpiao/contract/roles'
import { decimalToFen } from '@jinpiao/values/money'
import { putBillingInfo } from '../acts/billing.ts'
import { runCommand } from '../acts/command.ts'
import { newPk } from '../acts/keys.ts'
import { businesses } from '../business/all.ts'
import { payBill } from '../business/feeBill/pay.ts'
import { invoicingBusiness } from '../business/invoicing/invoicing.ts'
import { todayOf } from '../domain/clock.ts'
import { bearBill, type NewBill } from '../fees/bills.ts'
import { actsOf } from '../flow/acts.ts'
import { pkAccountOf } from './accounts.ts'
import { contextOf, type Scene, type Stage, succeeded } from './actors.ts'
import { daysAgo, HOUR_MS } from './play.ts'
import { answerAtWork, askedOf, playReply, type Reply } from './playReply.ts'

const invoicings = actsOf(businesses, invoicingBusiness)

type Who = readonly [person: string, corp: string, role: RoleCode]
const operator: Who = ['SO', 'jiangcheng', 'ROLE_CORP_OPERATOR']
const coreOperator: Who = ['CO', 'huayue', 'ROLE_CORE_OPERATOR']

const platform = { party: '金票平台', partyKind: 'PLATFORM' } as const
const trust = { party: '江汉示范信托有限公司', partyKind: 'TRUST' } as const

type Bill = Pick<NewBill, 'kind' | 'party' | 'partyKind' | 'state'> & { amount: string }

interface Wanted {
  bill: Bill
  /** Days ago. */
  ago: number
  /** Which of the applications of 江城 has borne it: one bears one bill of a kind in a month. */
  source: number
  /** What the bank says to a payment that is reported; null: nothing. Left out: none is reported. */
  bank?: readonly (Pick<Reply, 'answer' | 'comment'> | null)[]
  /** What becomes of an application for its invoice; null: it is with the platform. Left out: none is submitted. */
  invoice?: Pick<Reply, 'answer' | 'comment'> | null
  isWaived?: true
}

const yes = { answer: 'APPROVE' } as const
const trustFee = (amount: string, state: Bill['state'] = 'UNPAID'): Bill => ({
  kind: 'FINANCE_FEE',
  ...trust,
  amount,
  state,
})
const ukeyFee: Bill = { kind: 'UKEY_FEE', ...platform, amount: '200.00', state: 'UNPAID' }

/** Bills of 江城 in each state, of platform and trust; those of its bank come with its financings. */
const wanted: readonly Wanted[] = [
  { bill: ukeyFee, ago: 43, source: 0, bank: [yes], invoice: yes },
  { bill: trustFee('3600.00'), ago: 41, source: 0, bank: [yes], invoice: yes },
  { bill: trustFee('1850.00', 'PAID'), ago: 33, source: 1, invoice: yes },
  { bill: { ...ukeyFee, amount: '50.00' }, ago: 29, source: 1, isWaived: true },
  {
    bill: trustFee('1280.00'),
    ago: 14,
    source: 2,
    bank: [{ answer: 'REJECT', comment: '未查到该笔到账，请核对流水号' }],
  },
  // A sum that ends in 3 fen is never answered by the platform of the demonstration.
  { bill: trustFee('860.03', 'PAID'), ago: 9, source: 3, invoice: null },
  {
    bill: trustFee('2400.00', 'PAID'),
    ago: 7,
    source: 4,
    invoice: { answer: 'RETURN', comment: '接收方式请改为邮寄，并补充收件地址' },
  },
  { bill: ukeyFee, ago: 5, source: 5, bank: [null] },
  { bill: trustFee('960.00', 'PAID'), ago: 3, source: 5 },
  { bill: { ...ukeyFee, amount: '80.00' }, ago: 2, source: 6 },
]

/** Fees, payments that are reported, invoices and applications for them. */
export const feeScenes: readonly Scene[] = [
  (stage, now) => playBilling(stage, daysAgo(now, 44), operator, '江城精铸有限公司'),
  (stage, now) => playBilling(stage, daysAgo(now, 44) + HOUR_MS, coreOperator, '华岳重工股份有限公司'),
  ...wanted.map(
    (each): Scene =>
      (stage, now) =>
        play(stage, daysAgo(now, each.ago), each),
  ),
]

async function playBilling(stage: Stage, at: number, who: Who, name: string): Promise<void> {
  await stage.at(at)
  const context = contextOf(stage, ...who)
  await putBillingInfo(context, {
    version: 0,
    taxNo: context.actor.creditCode,
    billingAddress: `示范市发展大道 168 号 ${name}`,
    billingPhone: '027-88886666',
    bankName: '示范商业银行',
    accountNo: '62990100002026',
    email: 'finance@example.com',
    invoiceKind: 'NORMAL',
  })
}

async function play(stage: Stage, at: number, { bill, source, bank = [], invoice, isWaived }: Wanted): Promise<void> {
  await stage.at(at)
  const pkBill = await bear(stage, bill, source)
  if (isWaived) {
    await stage.database.write((tx) =>
      tx.updateTable('fee_bill').set({ state: 'WAIVED' }).where('pkBill', '=', pkBill).execute(),
    )
  }
  for (const [index, reply] of bank.entries()) {
    await stage.at(at + (1 + 2 * index) * HOUR_MS)
    await pay(stage, pkBill, reply)
    if (reply === null) continue
    await stage.at(at + (2 + 2 * index) * HOUR_MS)
    await hear(stage, pkBill, reply)
  }
  if (invoice !== undefined) await playInvoicing(stage, at + 6 * HOUR_MS, { pkBill, party: bill.party }, invoice)
}

async function bear(stage: Stage, { amount, ...bill }: Bill, source: number): Promise<string> {
  const context = contextOf(stage, ...operator)
  const { fkCorp } = context.actor
  const sources = await stage.database.read
    .selectFrom('application')
    .select(['pkApply', 'applyNo'])
    .where('fkCorp', '=', fkCorp)
    .where('businessType', '=', 'ACCEPT')
    .orderBy('pkApply')
    .limit(source + 1)
    .execute()
  const from = sources[source]
  if (from === undefined) throw new RangeError(`${fkCorp} has no application ${source}`)
  const { pkBill } = await runCommand(context, { name: 'FEE.BEAR', permission: 'signedIn' }, { source }, (act) =>
    bearBill(act, {
      ...bill,
      fkCorp,
      amountFen: decimalToFen(amount),
      source: { no: from.applyNo, pk: from.pkApply },
    }),
  )
  return pkBill
}

async function pay(stage: Stage, pkBill: string, reply: unknown): Promise<void> {
  const { version } = await stage.database.read
    .selectFrom('fee_bill')
    .select('version')
    .where('pkBill', '=', pkBill)
    .executeTakeFirstOrThrow()
  const payDate = todayOf(stage.clock)
  await payBill(
    contextOf(stage, ...operator),
    { pkBill },
    {
      version,
      pkAccount: pkAccountOf('jiangcheng'),
      // 3 at the end: the bank of the demonstration never answers.
      bankSerial: `${payDate.replaceAll('-', '')}${pkBill.slice(-6)}${reply === null ? 3 : 0}`,
      payDate,
      fileIds: [stage.installed.files.get('fundFlow/jiangcheng') ?? ''],
    },
  )
}

/** The bank answers. */
async function hear(stage: Stage, pkBill: string, { answer, comment = '' }: Pick<Reply, 'answer' | 'comment'>) {
  const { no } = await stage.database.read
    .selectFrom('fee_bill')
    .select('feeBillNo as no')
    .where('pkBill', '=', pkBill)
    .executeTakeFirstOrThrow()
  const asked = await askedOf(stage, ({ task }) => task.no === no)
  await answerAtWork(stage, asked, { answer, comment, body: {} })
}

async function playInvoicing(
  stage: Stage,
  at: number,
  { pkBill, party }: { pkBill: string; party: string },
  reply: Pick<Reply, 'answer' | 'comment'> | null,
): Promise<void> {
  await stage.at(at)
  const context = contextOf(stage, ...operator)
  const line: InvoicingPayload = {
    party,
    pkBills: [pkBill],
    invoiceKind: 'NORMAL',
    receiveBy: 'EMAIL',
    email: 'finance@example.com',
    address: '',
    remark: '',
  }
  const { saved } = await invoicings.save(context, { lines: [line] })
  const pkApplys = saved.map(({ pkApply }) => pkApply)
  succeeded((await invoicings.submit({ ...context, requestId: newPk() }, { pkApplys })).results)
  if (reply === null) return
  await stage.at(at + HOUR_MS)
  await playReply(stage, pkApplys[0] ?? '', reply)
}
