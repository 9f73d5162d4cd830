import type { ProductKind } from '@jinpiao/contract/funderProducts'
import type { LoanDetail, LoanPayload, LoanRow } from '@jinpiao/contract/loanApply'
import { trialOf } from '@jinpiao/contract/loanTrial'
import { retryFrom } from '@jinpiao/contract/signupRules'
import type { RepayMethod } from '@jinpiao/values/loanPlan'
import { type Fen, fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import type { Reader } from '../db/database.ts'
import { todayOf } from '../domain/clock.ts'
import type { Application } from '../flow/application.ts'
import { findAgreement } from '../loans/agreements.ts'
import { findDraw } from '../loans/draws.ts'
import { readAccount } from '../queries/accounts.ts'
import { readableFiles } from '../queries/files.ts'
import { type FunderProduct, productOf, rateOf } from '../queries/funderProducts.ts'
import { refusedOn } from './loanFacts.ts'
import { grantedOf } from './loanOutcome.ts'
import { toTrialView } from './loanTrialView.ts'

/** What the detail of an application for a loan has besides that of every application. */
export type OwnLoanDetail = Omit<LoanDetail, 'application' | 'payload'>

/** Rows of a list of applications for loans, by key of the application; one query for their products. */
export async function toLoanRows(
  { read }: QueryContext,
  applications: readonly { application: Application; payload: LoanPayload }[],
): Promise<Map<string, LoanRow>> {
  const products = await read
    .selectFrom('funder_product')
    .select(['pkProduct', 'rateBp', 'funderName'])
    .where('pkProduct', 'in', ['', ...applications.map(({ payload }) => payload.fkProduct)])
    .execute()
  const found = new Map(products.map((product) => [product.pkProduct, product]))
  return new Map(
    applications.map(({ application, payload }) => {
      const product = found.get(payload.fkProduct)
      const granted = grantedOf(application)
      const bp = granted?.rateBp ?? product?.rateBp
      return [
        application.pkApply,
        {
          funderName: product?.funderName ?? '',
          months: payload.months === '' ? null : Number(payload.months),
          annualRate: bp === undefined ? null : rateOf(bp),
          approvedAmount: granted ? fenToDecimal(granted.amountFen) : null,
          repayMethod: payload.method || null,
          purpose: payload.purpose || null,
          guarantee: payload.guarantee || null,
        },
      ]
    }),
  )
}

/** What a decision on a loan rests on, and what has come of it. */
export async function toLoanDetail(
  { read, actor, clock }: QueryContext,
  kind: ProductKind,
  application: Application,
  payload: LoanPayload,
): Promise<OwnLoanDetail> {
  const { pkApply, fkCorp } = application
  const today = todayOf(clock)
  const product = await productOf(read, kind, payload.fkProduct)
  const account = await readAccount(read, fkCorp, payload.pkAccount)
  return {
    product: product?.name ?? '',
    trial: product === undefined ? null : trialFor(application, payload, product, today),
    account: account
      ? { accountName: account.accountName, bankName: account.bankName, accountTail: account.accountNo.slice(-4) }
      : null,
    authFiles: await readableFiles(read, actor.fkCorp, payload.authFileIds),
    otherFiles: await readableFiles(read, actor.fkCorp, payload.otherFileIds),
    agreement: await agreementOf(read, pkApply),
    draw: await drawOf(read, pkApply),
    retryFrom: retryFrom({ refusedOn: await refusedOn(read, pkApply), today }),
  }
}

/** As it was granted; before that as it is asked for, at the rate of the product. */
function trialFor(
  application: Application,
  { months, method }: LoanPayload,
  { rateBp, dayBasis }: FunderProduct,
  from: string,
): OwnLoanDetail['trial'] {
  const granted = grantedOf(application)
  if (method === '' || months === '') return null
  const amount: Fen = granted?.amountFen ?? application.amountFen ?? 0n
  const loan = {
    amount,
    months: granted === undefined ? Number(months) : Math.min(granted.months, Number(months)),
    method: method as RepayMethod,
    rateBp: granted?.rateBp ?? rateBp,
    dayBasis,
    from,
  }
  const plan = trialOf(loan)
  return plan ? toTrialView(plan) : null
}

async function agreementOf(read: Reader, pkApply: string): Promise<OwnLoanDetail['agreement']> {
  const agreement = await findAgreement(read, { pkApply })
  if (!agreement) return null
  const { pkAgreement, agreementNo, lineFen, rateBp, dayFrom, dayTo, state } = agreement
  return {
    pkAgreement,
    agreementNo,
    lineAmount: fenToDecimal(lineFen),
    annualRate: rateOf(rateBp),
    startDate: dayFrom,
    maturityDate: dayTo,
    state,
  }
}

async function drawOf(read: Reader, pkApply: string): Promise<OwnLoanDetail['draw']> {
  const draw = await findDraw(read, { pkApply })
  return draw ? { pkDraw: draw.pkDraw, drawNo: draw.drawNo, state: draw.state } : null
}
