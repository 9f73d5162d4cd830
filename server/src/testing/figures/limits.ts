import { issue } from '@jinpiao/contract/issue'
import { listGrantedLimits } from '@jinpiao/contract/limitActs'
import { getLimitMembers, type LimitMember, limitAlloc } from '@jinpiao/contract/limitAlloc'
import { type CreditLimit, getLimit, listLimitEntries, listLimits } from '@jinpiao/contract/limits'
import { listBook } from '@jinpiao/contract/standingBook'
import { getSupplier, listSuppliers } from '@jinpiao/contract/suppliers'
import { fenToDecimal } from '@jinpiao/values/money'
import type { Reader } from '../../db/database.ts'
import { type LimitColumns, usableFen } from '../../domain/limit.ts'
import type { Ask } from './ask.ts'
import { type Entry, entry, fenOf, minus, total } from './entry.ts'

const most = { query: { pageSize: 200 } }
const eachLimit = async (ask: Ask) => (await ask.rows(listLimits)).map(({ pkLimit }) => ({ params: { pkLimit } }))
const leftOf = (limit: Pick<CreditLimit, 'total' | 'allocated' | 'frozen' | 'used'>): string =>
  minus(limit.total, limit.allocated, limit.frozen, limit.used)

/** What can be issued on: of a limit that is suspended or has ended nothing, and nothing while its enterprise may not issue. */
const usableOf = (limit: CreditLimit, isSuspended: boolean): string =>
  limit.state === 'ACTIVE' && !isSuspended ? leftOf(limit) : '0.00'

/** Whether an enterprise, or its parent, has not paid in time. */
async function isSuspended(read: Reader, pkCorp: string): Promise<boolean> {
  const { issueSuspendedSince: own, parentCorp } = await corpOf(read, pkCorp)
  return own !== null || (parentCorp !== null && (await corpOf(read, parentCorp)).issueSuspendedSince !== null)
}

const corpOf = (read: Reader, pkCorp: string) =>
  read
    .selectFrom('corp')
    .select(['issueSuspendedSince', 'parentCorp'])
    .where('pkCorp', '=', pkCorp)
    .executeTakeFirstOrThrow()

/** What the books of a limit add up to: each entry says what it moved. */
const GRANTED = 'the fold of its entries (I9): limits.test.ts and every random walk'

const limits: Entry = entry(
  listLimits,
  {
    'list[].total': GRANTED,
    'list[].allocated': GRANTED,
    'list[].frozen': GRANTED,
    'list[].used': GRANTED,
    'list[].available': async ({ actor, data, read }) => {
      const suspended = await isSuspended(read, actor.fkCorp)
      return data.list.map((limit) => usableOf(limit, suspended))
    },
    'list[].idle': ({ data }) => data.list.map((limit) => minus(leftOf(limit), limit.available)),
  },
  async () => [most],
)

const AT_THE_DOOR = 'the columns and the function of the core company’s own list: limitActs.test.ts asks both'
/** Of a funder, which no person asks. */
const granted: Entry = entry(listGrantedLimits, {
  'limits[].total': AT_THE_DOOR,
  'limits[].allocated': AT_THE_DOOR,
  'limits[].frozen': AT_THE_DOOR,
  'limits[].used': AT_THE_DOOR,
  'limits[].available': AT_THE_DOOR,
  'limits[].idle': AT_THE_DOOR,
})

const limit: Entry = entry(
  getLimit,
  {
    ...Object.fromEntries(
      (['total', 'allocated', 'frozen', 'used'] as const).map((name) => [
        name,
        async ({ ask, data }: { ask: Ask; data: CreditLimit }) =>
          (await ask.rows(listLimits)).find(({ pkLimit }) => pkLimit === data.pkLimit)?.[name],
      ]),
    ),
    available: async ({ actor, data, read }) => usableOf(data, await isSuspended(read, actor.fkCorp)),
    idle: ({ data }) => minus(leftOf(data), data.available),
  },
  eachLimit,
)

const entries: Entry = entry(
  listLimitEntries,
  {
    'list[].amount': 'each a movement of its own, which availableAfter follows',
    // The newest first: each has changed what was available after the one before it.
    'list[].availableChange': ({ data }) =>
      data.list.map(({ availableAfter, availableChange }, index) => {
        const before = data.list[index + 1]
        if (before === undefined && data.pagecond.count > data.list.length) return availableChange
        return minus(availableAfter, before?.availableAfter ?? '0.00')
      }),
    // The newest first: what is available after the last one is what is available.
    'list[].availableAfter': async ({ ask, data, input }) => {
      const own = (await ask.rows(listLimits)).find(({ pkLimit }) => pkLimit === input.query?.pkLimit)
      return data.list.map(({ availableAfter }, index) => (index === 0 && own ? leftOf(own) : availableAfter))
    },
  },
  async (ask) => (await ask.rows(listLimits)).map(({ pkLimit }) => ({ query: { pkLimit, pageSize: 200 } })),
)

/** What each member has of a limit, by the member's own books. */
async function inParts(
  read: Reader,
  members: readonly LimitMember[],
  { params }: { params?: { pkLimit?: string } },
  fenOfPart: (part: LimitColumns & { state: string; fkCorp: string }) => bigint | Promise<bigint>,
): Promise<string[]> {
  const parts = await read
    .selectFrom('credit_limit')
    .selectAll()
    .where('parentLimit', '=', params?.pkLimit ?? '')
    .execute()
  return Promise.all(
    members.map(async ({ fkMember }) => {
      const part = parts.find(({ fkCorp }) => fkCorp === fkMember)
      return fenToDecimal(part ? await fenOfPart(part) : 0n)
    }),
  )
}

const members: Entry = entry(
  getLimitMembers,
  {
    // Together they are what is allocated of the limit.
    '[].allocatedNow': async ({ ask, data, input }) => {
      const own = (await ask.rows(listLimits)).find(({ pkLimit }) => pkLimit === input.params?.pkLimit)
      const isWhole = total(data.map(({ allocatedNow }) => allocatedNow)) === own?.allocated
      return isWhole ? data.map(({ allocatedNow }) => allocatedNow) : `together ${own?.allocated}`
    },
    '[].frozen': async ({ data, read, input }) => inParts(read, data, input, ({ frozenFen }) => frozenFen),
    '[].used': async ({ data, read, input }) => inParts(read, data, input, ({ usedFen }) => usedFen),
    '[].takeBack': ({ data }) => data.map(({ allocatedNow, frozen, used }) => minus(allocatedNow, frozen, used)),
    '[].available': async ({ data, read, input }) =>
      inParts(read, data, input, async (part) =>
        usableFen(part, {
          suspension: (await isSuspended(read, part.fkCorp)) ? { since: '' } : null,
          suspendedParent: null,
        }),
      ),
  },
  eachLimit,
)

const allocations: Entry = entry(
  limitAlloc.list,
  {
    'list[].allocatedNow': 'what the member had when it was decided, or has: limitAlloc.test.ts',
    'list[].allocatedAfter': ({ data }) =>
      data.list.flatMap(({ allocatedNow, amount, move }) => {
        if (amount === null) return []
        return [minus(allocatedNow, move === 'ALLOCATE' ? fenToDecimal(-fenOf(amount)) : amount)]
      }),
  },
  async () => [most],
)

const allocation: Entry = entry(
  limitAlloc.get,
  {
    'application.allocatedNow': 'as in its list',
    'application.allocatedAfter': 'as in its list',
    'limit.total': async ({ ask, data }) =>
      (await ask.rows(listLimits)).find(({ pkLimit }) => pkLimit === data.limit?.pkLimit)?.total,
    'limit.available': async ({ ask, data }) =>
      (await ask.rows(listLimits)).find(({ pkLimit }) => pkLimit === data.limit?.pkLimit)?.available,
    'limit.availableAfter': ({ data: { application, limit: its } }) => {
      const { amount, move, state } = application
      if (its === null || amount === null || state === 'DONE' || !isInForce(its)) return its?.available
      return minus(its.available, move === 'ALLOCATE' ? amount : fenToDecimal(-fenOf(amount)))
    },
    memberAvailable: 'of the member, which its own list of limits shows',
  },
  async (ask) => (await ask.rows(limitAlloc.list)).map(({ pkApply }) => ({ params: { pkApply } })),
)

/** The limit behind an issue, without and with it: what it takes while it is open, and what its withdrawal gives back. */
const issued: Entry = entry(
  issue.get,
  {
    'limit.total': async ({ ask, data }) => (await limitBehind(ask, data))?.total,
    'limit.available': async ({ ask, data }) => {
      const own = await limitBehind(ask, data)
      const { state, businessType, amount } = data.application
      const isFrozen = businessType === 'ISSUE' && /^PENDING_(DIRECTOR|FINAL)$/.test(state)
      if (own?.state !== 'ACTIVE' || own.idle !== '0.00') return own && '0.00'
      return minus(leftOf(own), isFrozen ? fenToDecimal(-fenOf(amount)) : '0.00')
    },
    'limit.availableAfter': ({ data: { limit: its, application } }) => {
      const { state, businessType, amount } = application
      if (its === null) return undefined
      if (!isInForce(its)) return '0.00'
      const isOpen = /^(DRAFT|RETURNED|PENDING_(DIRECTOR|FINAL))$/.test(state)
      if (businessType === 'ISSUE') return isOpen ? minus(its.available, amount ?? '0.00') : its.available
      return state === 'DONE' ? its.available : minus(its.available, fenToDecimal(-fenOf(amount)))
    },
  },
  async (ask) => (await ask.rows(issue.list)).slice(0, 60).map(({ pkApply }) => ({ params: { pkApply } })),
)
const isInForce = ({ limitState, issueSuspended }: { limitState: string; issueSuspended: boolean }): boolean =>
  limitState === 'ACTIVE' && !issueSuspended
/** By its source, of which an issuer has one limit. */
const limitBehind = async (ask: Ask, { limit: its }: { limit: { sourceName: string } | null }) =>
  (await ask.rows(listLimits)).find(({ sourceName }) => sourceName === its?.sourceName)

const suppliersOf = {
  issued: (rows: readonly { supplierName: string; amount: string }[], name: string) =>
    total(rows.filter(({ supplierName }) => supplierName === name).map(({ amount }) => amount)),
  outstanding: (rows: readonly { supplierName: string; outstandingAmount: string }[], name: string) =>
    total(rows.filter(({ supplierName }) => supplierName === name).map(({ outstandingAmount }) => outstandingAmount)),
}

const suppliers: Entry = entry(
  listSuppliers,
  {
    'list[].issuedTotal': async ({ ask, data }) => {
      const book = ask.may(listBook) ? await ask.rows(listBook) : []
      return data.list.flatMap(({ corpName, issuedTotal }) =>
        issuedTotal === null ? [] : suppliersOf.issued(book, corpName),
      )
    },
    'list[].outstandingAmount': async ({ ask, data }) => {
      const book = ask.may(listBook) ? await ask.rows(listBook) : []
      return data.list.flatMap(({ corpName, outstandingAmount }) =>
        outstandingAmount === null ? [] : suppliersOf.outstanding(book, corpName),
      )
    },
  },
  async () => [most],
)

const supplier: Entry = entry(
  getSupplier,
  {
    issuedTotal: async ({ ask, data }) => suppliersOf.issued(await ask.rows(listBook), data.corpName),
    outstandingAmount: async ({ ask, data }) => suppliersOf.outstanding(await ask.rows(listBook), data.corpName),
  },
  async (ask) => (await ask.rows(listSuppliers)).map(({ pkSupplier }) => ({ params: { pkSupplier } })),
)

/** Figures about limits, and about suppliers, whose sums are those of the book. */
export const limitFigures: readonly Entry[] = [
  limits,
  granted,
  limit,
  entries,
  members,
  allocations,
  allocation,
  issued,
  suppliers,
  supplier,
]
