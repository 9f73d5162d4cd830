import { type AccountUsage, accountUsages } from '@jinpiao/contract/accounts'
import { type BusinessType, flowOf } from '@jinpiao/contract/flow'
import type { ProductKind } from '@jinpiao/contract/funderProducts'
import { parentValues, suspensionValues } from '@jinpiao/contract/issueRules'
import { limitRefusal } from '@jinpiao/contract/limitRules'
import type { ObstacleName } from '@jinpiao/contract/obstacles'
import { productKinds } from '@jinpiao/contract/productKinds'
import { realnameStateOn } from '@jinpiao/contract/realnameRules'
import { retryFrom, standingRefusal } from '@jinpiao/contract/signupRules'
import { agreementStates } from '@jinpiao/contract/states/loans'
import { MAX_DEPTH } from '@jinpiao/contract/ticketPolicy'
import { bookHref, dueHref, waysToPay } from '@jinpiao/contract/waysToPay'
import type { Value, Words } from '@jinpiao/contract/words'
import { addDays } from '@jinpiao/values/days'
import { availableFen, termOf } from '../domain/limit.ts'
import { once } from '../domain/once.ts'
import type { Reading } from '../flow/business.ts'
import { availableOf, lineOf } from '../loans/agreements.ts'
import { usableAccounts } from '../queries/accounts.ts'
import { readBilling } from '../queries/billingInfo.ts'
import { openRealname, readCorp } from '../queries/corps.ts'
import { readUsers } from '../queries/corpUsers.ts'
import { customersOf } from '../queries/customers.ts'
import { failedIn } from '../queries/failedLines.ts'
import { funderProducts } from '../queries/funderProducts.ts'
import { readIssuer } from '../queries/issuers.ts'
import { hasMembers } from '../queries/limitMembers.ts'
import { toPayOf } from '../queries/toPay.ts'
import { isLoanOpened, openOf, refusedOnOf } from './loanFacts.ts'
import { standingOf, standings } from './signup/standing.ts'
import { mayBear, openByUser } from './ukey/facts.ts'

/** What obstacles of any type look at of who asks: read once, when the first of them wants it. */
export interface Asker {
  reading: Reading
  corp: () => ReturnType<typeof readCorp>
  issuer: () => ReturnType<typeof readIssuer>
  line: () => ReturnType<typeof lineOf>
}

/** What an obstacle is asked about. */
interface Asked extends Asker {
  type: BusinessType
  /** The application that asks: it is not in its own way; '' for a new one. */
  pkApply: string
}

export function askerOf(reading: Reading): Asker {
  const { read, actor } = reading
  return {
    reading,
    corp: once(() => readCorp(read, actor.fkCorp)),
    issuer: once(() => readIssuer(read, actor.fkCorp)),
    line: once(() => lineOf(read, actor.fkCorp)),
  }
}

/** An obstacle that stands: what fills its words, and the application that is in the way. */
interface Standing {
  values?: readonly Value[]
  pkApply?: string
  /** Of its ways out those that lead to something now; absent: all. */
  ways?: readonly string[]
}

/** Undefined: it does not stand. */
type Probe = (asked: Asked) => Promise<Standing | undefined>

/** It stands where nothing is found. */
const unless = (isThere: boolean, ...values: Value[]): Standing | undefined => (isThere ? undefined : { values })

/** Which product a type is of: what funders offer for it. */
const productOfType: Partial<Record<BusinessType, ProductKind>> = {
  FINANCE: 'FINANCE',
  SIGNUP: 'SIGNUP',
  EXCHANGE: 'EXCHANGE',
  SELF_LOAN_APPLY: 'SELF_LOAN',
  CHAIN_CREDIT: 'CHAIN_CREDIT',
  CREDIT_FUND: 'CREDIT_FUND',
  PUR_FINANCE: 'PUR_FINANCE',
}
const kindOf = (type: BusinessType): ProductKind => {
  const kind = productOfType[type]
  if (kind === undefined) throw new Error(`${type} is of no product`)
  return kind
}

/** Who pays back, or pays others, pays out of an account; everybody else is paid into one. */
const usageOf = (type: BusinessType): AccountUsage => (type === 'REDEEM' || type === 'LOAN_REPAY' ? 'REPAY' : 'COLLECT')

/** Whom an enterprise asks for more of a limit. */
const fromSource: Words = ['授信机构或平台', 'the institution that grants it, or the platform']
const fromParent: Words = ['分配额度的上级企业', 'the parent, which allocates it']

/** How each obstacle is found, from what the server knows. */
export const probes: Readonly<Record<ObstacleName, Probe>> = {
  async REALNAME({ reading: { today }, corp }) {
    return unless(realnameStateOn(today, await corp()) === 'PASSED')
  },
  async REALNAME_OPEN({ reading: { read, actor }, pkApply }) {
    const open = await openRealname(read, actor.fkCorp)
    return open === undefined || open.pkApply === pkApply
      ? undefined
      : { values: [open.applyNo], pkApply: open.pkApply }
  },
  async ISSUE_SUSPENDED({ reading, issuer }) {
    const { suspension } = await issuer()
    if (suspension === null) return undefined
    const toPay = await toPayOf(reading, ['OVERDUE'])
    const ways = waysToPay.filter((way) => toPay[way].count > 0).map((way) => dueHref(way, 'OVERDUE'))
    return { values: suspensionValues(suspension), ways: [...ways, bookHref('OVERDUE')] }
  },
  async PARENT_SUSPENDED({ issuer }) {
    const { suspendedParent } = await issuer()
    return suspendedParent === null ? undefined : { values: parentValues(suspendedParent) }
  },
  async LICENCE_OVER({ reading: { today }, corp }) {
    const { licenceTo } = await corp()
    return unless(licenceTo === null || licenceTo >= today)
  },
  async TICKETS_CLOSED({ issuer }) {
    return unless((await issuer()).hasProduct)
  },
  async NOT_OPENED({ reading, type, corp }) {
    if (type !== 'EXCHANGE') {
      const kind = kindOf(type)
      const name = kind === 'SELF_LOAN' || kind === 'CREDIT_FUND' ? productKinds[kind].name : ''
      return unless(await isLoanOpened(reading, kind), name)
    }
    return unless(Boolean(JSON.parse((await corp()).openedProducts)['EXCHANGE']), productKinds.EXCHANGE.name)
  },
  async NOT_LISTED({ reading }) {
    return unless(await isLoanOpened(reading, 'CHAIN_CREDIT'))
  },
  async HAS_LINE({ line }) {
    return unless((await line()) === undefined)
  },
  async NO_LINE({ line }) {
    return unless((await line()) !== undefined)
  },
  async LINE_STOPPED({ reading: { today }, line }) {
    const found = await line()
    if (found === undefined) return undefined
    const state = found.dayTo < today ? 'EXPIRED' : found.state
    return unless(state === 'ACTIVE', agreementStates[state].label)
  },
  async LINE_USED_UP({ line }) {
    const found = await line()
    return unless(found === undefined || found.state !== 'ACTIVE' || availableOf(found) > 0n)
  },
  async OPEN_APPLICATION({ reading: { read, actor }, type, pkApply }) {
    const open = await openOf(read, actor.fkCorp, type, pkApply)
    return open && { values: [open.applyNo], pkApply: open.pkApply }
  },
  async REFUSED_LATELY({ reading: { read, actor, today }, type }) {
    const from = retryFrom({ refusedOn: await refusedOnOf(read, actor.fkCorp, type), today })
    return from === null ? undefined : { values: [from] }
  },
  async NO_LIMIT({ reading: { read, actor, today }, corp }) {
    const limits = await read
      .selectFrom('credit_limit')
      .selectAll()
      .where('fkCorp', '=', actor.fkCorp)
      .where('state', '=', 'ACTIVE')
      .execute()
    const hasSome = limits.some((limit) => limitRefusal(termOf(limit), today) === undefined && availableFen(limit) > 0n)
    return unless(hasSome, (await corp()).parentCorp === null ? fromSource : fromParent)
  },
  async NO_MEMBER({ reading: { read, actor } }) {
    return unless(await hasMembers(read, actor.fkCorp))
  },
  async NO_SUPPLIER({ reading: { read, actor } }) {
    const first = await read
      .selectFrom('supplier as s')
      .innerJoin('corp as c', 'c.pkCorp', 's.fkSupplierCorp')
      .select('s.pkSupplier')
      .where('s.fkCorp', '=', actor.fkCorp)
      .where('s.state', '=', 'ACTIVE')
      .where('c.userType', '!=', 'CORE')
      .where('c.realnameState', '=', 'PASSED')
      .limit(1)
      .executeTakeFirst()
    return unless(first !== undefined)
  },
  async NO_TICKET({ reading: { read, actor, today }, type }) {
    const { fromTicket } = flowOf(type)
    if (fromTicket === undefined) throw new Error(`${type} does not begin at a ticket`)
    let held = read
      .selectFrom('ticket')
      .select('pkCredit')
      .where('fkHolder', '=', actor.fkCorp)
      .where('state', '=', 'HELD')
      .where('lockedBy', 'is', null)
      .where('promisedDate', '>', addDays(today, fromTicket.closed.days))
    if (fromTicket.passesOn) held = held.where('depth', '<', MAX_DEPTH)
    return unless((await held.limit(1).executeTakeFirst()) !== undefined, fromTicket.act)
  },
  async NO_DUE_TICKET({ reading: { read, actor } }) {
    const due = await read
      .selectFrom('ticket')
      .select('pkCredit')
      .where('fkIssuer', '=', actor.fkCorp)
      .where('state', 'in', ['DUE', 'OVERDUE'])
      .where('issuerSees', '=', 1)
      .where('lockedBy', 'is', null)
      .limit(1)
      .executeTakeFirst()
    return unless(due !== undefined)
  },
  async NO_PAYING_LINE({ reading: { read, actor } }) {
    const lines = read.selectFrom('redeem_line').select('pkLine').limit(1)
    const paying = lines.where('fkCorp', '=', actor.fkCorp).where('shownState', '=', 'PAYING')
    const found = (await paying.executeTakeFirst()) ?? (await lines.where(failedIn(actor.fkCorp)).executeTakeFirst())
    return unless(found !== undefined)
  },
  async NO_LOAN({ reading: { read, actor } }) {
    const owed = await read
      .selectFrom('loan_draw')
      .select('pkDraw')
      .where('fkCorp', '=', actor.fkCorp)
      .where('state', '!=', 'SETTLED')
      .limit(1)
      .executeTakeFirst()
    return unless(owed !== undefined)
  },
  async NO_BILL({ reading: { read, actor } }) {
    const bill = await read
      .selectFrom('fee_bill')
      .select('pkBill')
      .where('fkCorp', '=', actor.fkCorp)
      .where('state', '=', 'PAID')
      .where('invoiced', '=', 'NONE')
      .limit(1)
      .executeTakeFirst()
    return unless(bill !== undefined)
  },
  async NO_BILLING({ reading: { read, actor } }) {
    return unless((await readBilling(read, actor.fkCorp)) !== undefined)
  },
  async NO_RECOMMENDER({ reading: { read, actor } }) {
    return unless((await customersOf(read, actor.fkCorp).limit(1).executeTakeFirst()) !== undefined)
  },
  async NO_KEY({ reading: { read, actor } }) {
    const keys = read.selectFrom('ukey').select('pkUkey').where('fkCorp', '=', actor.fkCorp)
    const own = actor.post === 'DIRECTOR' ? keys : keys.where('userId', '=', actor.userId)
    return unless((await own.limit(1).executeTakeFirst()) !== undefined)
  },
  async NO_BEARER({ reading: { read, actor }, pkApply }) {
    const open = await openByUser(read, actor.fkCorp, pkApply)
    const users = await readUsers(read, actor.fkCorp)
    return unless(users.some((user) => mayBear(user) && !open.has(user.userId)))
  },
  async NO_SIGNUP_PRODUCT({ reading: { read, actor, today } }) {
    const rows = await standings(read, actor.fkCorp)
    const products = await funderProducts(read, 'SIGNUP')
    const isFree = ({ pkProduct }: { pkProduct: string }) =>
      standingRefusal(standingOf(rows, pkProduct, today)) === undefined
    return unless(products.length === 0 || products.some(isFree))
  },
  async NO_PRODUCT({ reading: { read }, type }) {
    return unless((await funderProducts(read, kindOf(type))).length > 0)
  },
  async NO_ACCOUNT({ reading: { read, actor }, type }) {
    const usage = usageOf(type)
    return unless((await usableAccounts(read, actor.fkCorp, usage)).length > 0, accountUsages[usage])
  },
}
