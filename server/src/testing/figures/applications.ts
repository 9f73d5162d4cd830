import { exchange } from '@jinpiao/contract/exchange'
import { finance } from '@jinpiao/contract/finance'
import { underWayStatesOf } from '@jinpiao/contract/flow'
import { listOutbox } from '@jinpiao/contract/operatorActs'
import { listDueTickets, listRedeemLines, redeem } from '@jinpiao/contract/redeem'
import { signup } from '@jinpiao/contract/signup'
import { transfer } from '@jinpiao/contract/transfer'
import type { Ask } from './ask.ts'
import { type Entry, entry, minus, type Seen, sumOfRows, total } from './entry.ts'

/** A page of the newest: each says its figures by itself. */
const SOME = 40
const most = async () => [{ query: { pageSize: SOME } }]
const eachOf =
  (list: typeof redeem.list | typeof transfer.list | typeof exchange.list | typeof finance.list) => async (ask: Ask) =>
    ((await ask.rows(list)) as { pkApply: string }[]).slice(0, SOME).map(({ pkApply }) => ({ params: { pkApply } }))

type Batch = { amount: string | null; paidAmount: string; failedAmount: string }
/** What is neither paid nor has failed. */
const unpaidOf = ({ amount, paidAmount, failedAmount }: Batch): string =>
  minus(amount ?? '0.00', paidAmount, failedAmount)

const redeems: Entry = entry(
  redeem.list,
  {
    'list[].lineCount': async ({ ask, data }) => (await details(ask, data.list)).map(({ lines }) => lines.length),
    'list[].paidAmount': async ({ ask, data }) =>
      (await details(ask, data.list)).map(({ lines }) => sumOfRows(lines.filter(({ state }) => state === 'PAID'))),
    'list[].failedAmount': async ({ ask, data }) =>
      (await details(ask, data.list)).map(({ lines }) => sumOfRows(lines.filter(({ state }) => state === 'FAILED'))),
    'list[].unpaidAmount': ({ data }) => data.list.map(unpaidOf),
  },
  most,
)
const details = (ask: Ask, rows: readonly { pkApply: string }[]) =>
  Promise.all(rows.map(({ pkApply }) => ask.get(redeem.get, { params: { pkApply } })))

const redeemed: Entry = entry(
  redeem.get,
  {
    'application.amount': ({ data }) => sumOfRows(data.lines),
    'application.lineCount': ({ data }) => data.lines.length,
    'application.paidAmount': ({ data }) => sumOfRows(data.lines.filter(({ state }) => state === 'PAID')),
    'application.failedAmount': ({ data }) => sumOfRows(data.lines.filter(({ state }) => state === 'FAILED')),
    'application.unpaidAmount': ({ data }) => unpaidOf(data.application),
    'payees[].lineCount': ({ data }) => ofPayees(data).map((lines) => lines.length),
    'payees[].amount': ({ data }) => ofPayees(data).map(sumOfRows),
    'lines[].pkCredit': inNamedLists,
  },
  eachOf(redeem.list),
)
/** 2 张付款失败, 3 张付款中: what each sentence counts stands in the list that it leads to. */
async function inNamedLists({ ask, data }: Seen<typeof redeem.get>): Promise<string[]> {
  const failed = new Set((await ask.rows(listDueTickets, { box: 'FAILED' })).map(({ pkCredit }) => pkCredit))
  const paying = new Set((await ask.rows(listRedeemLines, { lineState: ['PAYING'] })).map(({ pkLine }) => pkLine))
  return data.lines.map(({ pkCredit, pkLine, state, takenBy }) => {
    if (state === 'FAILED' && takenBy === null && !failed.has(pkCredit)) return 'failed, and not to be paid again'
    return state === 'PAYING' && !paying.has(pkLine ?? '') ? 'being paid, and not in that list' : pkCredit
  })
}
const ofPayees = ({ lines }: { lines: { payeeName: string; amount: string }[] }) => [
  ...Map.groupBy(lines, ({ payeeName }) => payeeName).values(),
]

const transfers: readonly Entry[] = [
  entry(
    transfer.list,
    {
      'list[].recipientCount': async ({ ask, data }) =>
        Promise.all(
          data.list.map(async ({ pkApply }) => (await ask.get(transfer.get, { params: { pkApply } })).outputs.length),
        ),
    },
    most,
  ),
  entry(transfer.get, { 'application.recipientCount': ({ data }) => data.outputs.length }, eachOf(transfer.list)),
]

const exchanges: readonly Entry[] = [
  entry(
    exchange.list,
    {
      'list[].ticketCount': async ({ ask, data }) =>
        Promise.all(
          data.list.map(async ({ pkApply }) => (await ask.get(exchange.get, { params: { pkApply } })).tickets.length),
        ),
    },
    most,
  ),
  entry(
    exchange.get,
    {
      'application.ticketCount': ({ data }) => data.tickets.length,
      'application.amount': ({ data }) => sumOfRows(data.tickets),
    },
    eachOf(exchange.list),
  ),
]

const WAGES = 'people of the sheets that were imported: payroll.test.ts'
const wagesOf = (ask: Ask, lists: readonly { pkApply: string }[]) =>
  Promise.all(lists.map(async ({ pkApply }) => (await ask.get(finance.get, { params: { pkApply } })).wages))
const sumOfPaid = (wages: readonly { amount: string; state: string }[]): string =>
  sumOfRows(wages.filter(({ state }) => state === 'PAID'))
const underWay = underWayStatesOf(['PAYROLL'])
const finances: readonly Entry[] = [
  entry(finance.list, { 'list[].payrollCount': WAGES }),
  entry(
    finance.get,
    {
      'application.payrollCount': WAGES,
      'payrolls[].payrollCount': WAGES,
      'payrolls[].paidAmount': async ({ ask, data }) => (await wagesOf(ask, data.payrolls)).map(sumOfPaid),
      'payrolls[].failedAmount': async ({ ask, data }) =>
        (await wagesOf(ask, data.payrolls)).map((wages) => sumOfRows(wages.filter(({ state }) => state === 'FAILED'))),
      // Its money = paid as wages + in lists under way + what may still be paid.
      'wagesMade.net': ({ data }) =>
        total([data.wagesMade?.paid ?? null, data.wagesMade?.open ?? null, data.wagesLeft]),
      'wagesMade.paid': ({ data }) => total(data.payrolls.map(({ paidAmount }) => paidAmount)),
      'wagesMade.open': async ({ ask, data }) => {
        const open = data.payrolls.filter(({ state }) => underWay.some((each) => each === state))
        const wages = (await wagesOf(ask, open)).flat()
        return sumOfRows(wages.filter(({ state }) => state !== 'PAID' && state !== 'FAILED'))
      },
    },
    eachOf(finance.list),
  ),
]

/** As it was typed, and signed. */
const TYPED = 'a figure of its own books that the enterprise states'
/** Of messages to the outer world, which the platform's administrators alone read. */
const outbox: Entry = entry(
  listOutbox,
  { 'messages[].tryCount': 'how often each was tried: outbox.test.ts' },
  async () => [],
)

const signups: Entry = entry(signup.get, { 'payload.profitLast': TYPED, 'payload.profitBefore': TYPED }, async () => [])

/** Figures of applications about what they are made of. */
export const applicationFigures: readonly Entry[] = [
  redeems,
  redeemed,
  ...transfers,
  ...exchanges,
  ...finances,
  signups,
  outbox,
]
