import { getTrace, listCredits, type TraceNode } from '@jinpiao/contract/credits'
import type { Endpoint } from '@jinpiao/contract/endpoint'
import { listBook } from '@jinpiao/contract/standingBook'
import { getChainStatistics, getCoreStatistics, type Statistics } from '@jinpiao/contract/statistics'
import { getStatement, listTransactions } from '@jinpiao/contract/transactions'
import { addMonths, type Day } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import type { Ask, Input } from './ask.ts'
import { type Entry, entry, figures, minus, type Seen, sumOfRows, total } from './entry.ts'

/** The last twelve months. */
const year = (today: Day) => ({ from: addMonths(today, -11).slice(0, 7), to: today.slice(0, 7) })

type Movement = { month: string; kind: string; asset: string; direction: string; amount: string }

/** Every movement in the books of the enterprise, as they are written. */
async function movementsOf({ read, actor }: Pick<Seen<Endpoint>, 'read' | 'actor'>): Promise<Movement[]> {
  const rows = await read.selectFrom('transaction_log').selectAll().where('fkCorp', '=', actor.fkCorp).execute()
  return rows.map(({ at, kind, asset, direction, amountFen }) => ({
    month: at.slice(0, 7),
    kind,
    asset,
    direction,
    amount: fenToDecimal(amountFen),
  }))
}

/** What a kind counts, in the books: 兑付 is what was paid, whichever side tells of it. */
function isOf(kind: string, isCore: boolean, { kind: moved, asset, direction }: Movement): boolean {
  const is = (...wanted: string[]) => wanted.join() === [moved, asset, direction].join()
  if (kind === 'OVERDUE') return is('OVERDUE', 'NONE', 'OUT')
  if (kind === 'RECEIVED') return is('REDEEM', 'MONEY', 'IN')
  if (kind === 'ACCEPT') return isCore ? is('ACCEPT', 'NONE', 'OUT') : is('ACCEPT', 'TICKET', 'IN')
  return kind === 'REDEEM' ? is('REDEEM', 'TICKET', 'IN') : is(kind, 'TICKET', 'OUT')
}

type AnyStatistics = typeof getCoreStatistics

const statistics = (endpoint: AnyStatistics, isCore: boolean): Entry =>
  entry(
    endpoint,
    {
      ...figures('totals', async (seen) => {
        const rows = await inRange(seen)
        return (seen.data as Statistics).totals.map(({ kind }) => rows.filter((row) => isOf(kind, isCore, row)))
      }),
      ...figures('periods[].figures', async (seen) => {
        const rows = await inRange(seen)
        return (seen.data as Statistics).periods.flatMap(({ period, figures: kinds }) =>
          kinds.map(({ kind }) => rows.filter((row) => row.month === period && isOf(kind, isCore, row))),
        )
      }),
      // 期末余额 of the running month is what is held, or what is promised and not paid.
      'periods[].balance': async (seen) => {
        const balances = (seen.data as Statistics).periods.map(({ balance }) => balance)
        const now = isCore
          ? total((await seen.ask.rows(listBook)).map(({ outstandingAmount }) => outstandingAmount))
          : sumOfRows(await seen.ask.rows(listCredits, { scope: 'HELD', state: ['HELD', 'DUE', 'OVERDUE'] }))
        return [...balances.slice(0, -1), now]
      },
    },
    async (_, today) => [{ query: { ...year(today), granularity: 'MONTH' } }] as never,
  )

async function inRange(seen: Seen<AnyStatistics>): Promise<Movement[]> {
  const { from, to } = seen.input.query as { from: string; to: string }
  return (await movementsOf(seen)).filter(({ month }) => month >= from && month <= to)
}

type Account = { asset: string; openingAmount: string; incomeAmount: string; expenseAmount: string }

const statement: Entry = entry(
  getStatement,
  {
    // Opening is all that came before, closing follows from what moved in the month.
    'accounts[].openingAmount': async (seen) => {
      const rows = await movementsOf(seen)
      return seen.data.accounts.map(({ asset }) => {
        const before = rows.filter((row) => row.asset === asset && row.month < seen.data.month)
        return minus(
          sumOfRows(before.filter(({ direction }) => direction === 'IN')),
          sumOfRows(before.filter(({ direction }) => direction === 'OUT')),
        )
      })
    },
    'accounts[].incomeAmount': (seen) => movedIn(seen, 'incomeAmount'),
    'accounts[].expenseAmount': (seen) => movedIn(seen, 'expenseAmount'),
    'accounts[].closingAmount': ({ data }) =>
      data.accounts.map(({ openingAmount, incomeAmount, expenseAmount }: Account) =>
        minus(total([openingAmount, incomeAmount]), expenseAmount),
      ),
    ...figures('accounts[].movements', async (seen) => {
      const rows = (await movementsOf(seen)).filter(({ month }) => month === seen.data.month)
      return seen.data.accounts.flatMap(({ asset, movements }) =>
        movements.map(({ ledgerKind, direction }) =>
          rows.filter((row) => row.asset === asset && row.kind === ledgerKind && row.direction === direction),
        ),
      )
    }),
  },
  async (_, today) =>
    [today, addMonths(today, -1), addMonths(today, -3)].map((day) => ({ query: { month: day.slice(0, 7) } })),
)

/** 交易明细 of that month and asset adds up to the statement. */
async function movedIn({ ask, data, today }: Seen<typeof getStatement>, side: 'incomeAmount' | 'expenseAmount') {
  const last = addMonths(`${data.month}-01`, 1)
  return Promise.all(
    data.accounts.map(async ({ asset }) => {
      const rows = await ask.rows(listTransactions, {
        asset,
        from: `${data.month}-01`,
        to: last > today ? today : last,
      })
      const own = rows.filter(({ at }) => at.startsWith(data.month))
      return total(own.map((row) => row[side]))
    }),
  )
}

const transactions: Entry = entry(
  listTransactions,
  {
    'list[].incomeAmount': ({ data }) =>
      data.list.flatMap(({ direction, amount }) => (direction === 'IN' ? amount : [])),
    'list[].expenseAmount': ({ data }) =>
      data.list.flatMap(({ direction, amount }) => (direction === 'OUT' ? amount : [])),
  },
  async () =>
    (['TICKET', 'MONEY'] as const).map((asset) => ({ query: { asset, pageSize: 200 } })) as Input<
      typeof listTransactions
    >[],
)

const PARTS = /^(PENDING_ACCEPT|HELD|DUE|OVERDUE|REDEEMED)$/

/** A root with what became of its parts: redeemed and outstanding are the whole, unless nothing came of it. */
const book: Entry = entry(
  listBook,
  {
    'list[].redeemedAmount': async (seen) => leaves(seen, (state) => state === 'REDEEMED'),
    'list[].outstandingAmount': ({ data }) =>
      data.list.map(({ amount, redeemedAmount, state }) =>
        state === 'ENDED' ? '0.00' : minus(amount, redeemedAmount),
      ),
    'list[].leafCount': async ({ data, read, actor }) => {
      const rows = await read
        .selectFrom('ticket')
        .select(['rootCredit', 'state', 'parentCredit'])
        .where('fkIssuer', '=', actor.fkCorp)
        .execute()
      return data.list.map(
        ({ pkCredit, state }) =>
          rows.filter(
            (row) =>
              row.rootCredit === pkCredit &&
              (PARTS.test(row.state) || (state === 'ENDED' && row.parentCredit === null)),
          ).length,
      )
    },
    'list[].levelCount': 'how far the farthest part is: standingBook.test.ts',
  },
  async () => [{ query: { pageSize: 200 } }],
)

async function leaves({ data, read }: Seen<typeof listBook>, isCounted: (state: string) => boolean): Promise<string[]> {
  const roots = data.list.map(({ pkCredit }) => pkCredit)
  const rows = await read
    .selectFrom('ticket')
    .select(['rootCredit', 'state', 'amountFen'])
    .where('rootCredit', 'in', ['', ...roots])
    .execute()
  return roots.map((root) =>
    fenToDecimal(
      rows
        .filter(({ rootCredit, state }) => rootCredit === root && isCounted(state))
        .reduce((sum, { amountFen }) => sum + amountFen, 0n),
    ),
  )
}

/** The lineage of a ticket: its ends are the book's parts, to the fen (I2) and in number. */
const trace: Entry = entry(
  getTrace,
  {
    leavesAmount: ({ data }) => data.root.amount,
    'totals[].count': async ({ ask, data, actor }) => {
      const counts = data.totals.map(({ count }) => count)
      // A holder sees to whom it passed a ticket on, no further: nothing is told as a total.
      if (actor.userType !== 'CORE') return []
      const { root } = data
      const parts = (await ask.rows(listBook)).find(({ pkCredit }) => pkCredit === root.pkCredit)?.leafCount
      const ends = root.children.length === 0 && counts.length > 0 ? 0 : endsOf(root)
      return counts.reduce((sum, count) => sum + count, ends) === parts ? counts : `together ${parts}`
    },
  },
  async (ask: Ask) => {
    const held = (await ask.rows(listCredits)).slice(0, 60)
    const issued = await ask.rows(listCredits, { scope: 'ISSUED' })
    const split = issued.filter(({ state }) => state === 'SPENT')
    return [...held, ...split.slice(0, 60), ...issued.slice(0, 30)].map(({ pkCredit }) => ({ params: { pkCredit } }))
  },
)
const endsOf = ({ children }: TraceNode): number =>
  children.length === 0 ? 1 : children.reduce((sum, child) => sum + endsOf(child), 0)

/** Figures of the books: statistics, statements, movements, 兑付台账, lineage. */
export const ledgerFigures: readonly Entry[] = [
  statistics(getCoreStatistics, true),
  statistics(getChainStatistics as unknown as AnyStatistics, false),
  statement,
  transactions,
  book,
  trace,
]
