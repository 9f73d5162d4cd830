import { type BusinessType, underWayStatesOf } from '@jinpiao/contract/flow'
import type { ProductKind } from '@jinpiao/contract/funderProducts'
import type { LoanPayload } from '@jinpiao/contract/loanApply'
import type { LoanFacts, LoanTerms } from '@jinpiao/contract/loanApplyRules'
import { todayInShanghai } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import type { Act } from '../acts/command.ts'
import { lockRow } from '../acts/locks.ts'
import type { Reader } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'
import type { Application } from '../flow/application.ts'
import type { Reading } from '../flow/business.ts'
import { lineOf } from '../loans/agreements.ts'
import { isUsable, readAccount } from '../queries/accounts.ts'
import { type FunderProduct, productOf } from '../queries/funderProducts.ts'

/** Which loan is applied for: its business type, and the kind of product behind it. */
export interface LoanKind {
  type: BusinessType
  kind: ProductKind
}

/** Whether the enterprise may use the product at all (I20). */
export async function isLoanOpened({ read, actor }: Pick<Reading, 'read' | 'actor'>, kind: ProductKind) {
  const { lineAgreementTime, chainCreditEnabled, openedProducts } = await read
    .selectFrom('corp')
    .select(['lineAgreementTime', 'chainCreditEnabled', 'openedProducts'])
    .where('pkCorp', '=', actor.fkCorp)
    .executeTakeFirstOrThrow()
  if (kind === 'SELF_LOAN') return lineAgreementTime !== null
  if (kind === 'CHAIN_CREDIT') return chainCreditEnabled === 1
  return kind !== 'CREDIT_FUND' || Boolean(JSON.parse(openedProducts)[kind])
}

const termsOf = ({ minFen, maxFen, monthsMax, methods }: FunderProduct): LoanTerms => ({
  minAmount: fenToDecimal(minFen),
  maxAmount: fenToDecimal(maxFen),
  monthsMax,
  methods,
})

/**
 * What the rules need to know of an application for a loan. At an approval only what may have changed since its submission:
 * that nothing else is under way was judged then.
 */
export async function readLoanFacts(
  reading: Reading,
  of: LoanKind,
  { fkProduct, pkAccount }: Pick<LoanPayload, 'fkProduct' | 'pkAccount'>,
  moment: 'submit' | 'approve',
  pkApply?: string,
): Promise<LoanFacts> {
  const { read, actor, today } = reading
  const product = fkProduct === '' ? undefined : await productOf(read, of.kind, fkProduct)
  const account = pkAccount === '' ? undefined : await readAccount(read, actor.fkCorp, pkAccount)
  return {
    today,
    isOpened: await isLoanOpened(reading, of.kind),
    ...(fkProduct !== '' && { product: product?.state === 'ACTIVE' ? termsOf(product) : null }),
    ...(pkAccount !== '' && { isAccountProved: account !== undefined && isUsable(account) }),
    ...(moment === 'submit' && (await standingOf(read, actor.fkCorp, of, pkApply))),
  }
}

/** What of an enterprise's earlier applications stands in the way of a further one. */
export async function standingOf(
  read: Reader,
  fkCorp: string,
  { type, kind }: LoanKind,
  pkApply?: string,
): Promise<Pick<LoanFacts, 'openNo' | 'refusedOn' | 'hasLine'>> {
  return {
    openNo: await openNoOf(read, fkCorp, type, pkApply),
    refusedOn: await refusedOnOf(read, fkCorp, type),
    ...(kind === 'SELF_LOAN' && { hasLine: (await lineOf(read, fkCorp)) !== undefined }),
  }
}

/** Another application of the type that is under way, the newest. @param pkApply it is not in its own way. */
export const openOf = (read: Reader, fkCorp: string, type: BusinessType, pkApply = '') =>
  read
    .selectFrom('application')
    .select(['pkApply', 'applyNo'])
    .where('fkCorp', '=', fkCorp)
    .where('businessType', '=', type)
    .where('state', 'in', underWayStatesOf([type]))
    .where('pkApply', '<>', pkApply)
    .orderBy('submittedAt', 'desc')
    .executeTakeFirst()

const openNoOf = async (...asked: Parameters<typeof openOf>): Promise<string | null> =>
  (await openOf(...asked))?.applyNo ?? null

/** The day of the last refusal by the funder. */
export const refusedOnOf = (read: Reader, fkCorp: string, type: BusinessType): Promise<string | null> =>
  lastDayOf(refusals(read).where('a.fkCorp', '=', fkCorp).where('a.businessType', '=', type))

/** The day on which the funder has refused an application; null: it has not, or has lent what a bank could not pay out. */
export const refusedOn = (read: Reader, pkApply: string): Promise<string | null> =>
  lastDayOf(refusals(read).where('a.pkApply', '=', pkApply))

const refusals = (read: Reader) =>
  read
    .selectFrom('application as a')
    .innerJoin('application_step as s', 's.pkApply', 'a.pkApply')
    .select(({ fn }) => fn.max('a.finishedAt').as('last'))
    .where('a.state', '=', 'REJECTED')
    .where('s.step', '=', 'PENDING_FUNDER')
    .where('s.decision', '=', 'REJECT')

async function lastDayOf(found: ReturnType<typeof refusals>): Promise<string | null> {
  const { last } = await found.executeTakeFirstOrThrow()
  return last === null ? null : todayInShanghai(Date.parse(last))
}

/**
 * One application of a type is under way at a time, however many are submitted at once: each waits for the enterprise.
 * @throws {BusinessError} 09000111
 */
export async function takeTurn({ tx }: Pick<Act, 'tx'>, { pkApply, fkCorp, businessType }: Application): Promise<void> {
  await lockRow(tx, 'corp', { pkCorp: fkCorp })
  const openNo = await openNoOf(tx, fkCorp, businessType, pkApply)
  if (openNo !== null) throw new BusinessError('09000111', openNo)
}
