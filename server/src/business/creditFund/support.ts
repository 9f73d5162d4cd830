import type { CreditFundPayload, SupportPayload } from '@jinpiao/contract/creditFund'
import { pendingStatesOf } from '@jinpiao/contract/flow'
import { fenToDecimal } from '@jinpiao/values/money'
import type { Act } from '../../acts/command.ts'
import type { Reader } from '../../db/database.ts'
import type { Application } from '../../flow/application.ts'
import { nameOf } from '../../flow/application.ts'
import type { Asks } from '../../flow/business.ts'
import { productOf, rateOf } from '../../queries/funderProducts.ts'

/** The question to the core company: what it is shown of the application, as it stands now. */
export async function askSupport({ tx }: Act, application: Application, payload: CreditFundPayload): Promise<Asks> {
  const { pkApply, applyNo, fkCorp, amountFen, promisedDate } = application
  const { pkRecommender, fkProduct, months, method, purpose, purposeNote, repaySource } = payload
  const product = await productOf(tx, 'CREDIT_FUND', fkProduct)
  if (!product || amountFen === null || promisedDate === null || method === '' || purpose === '') {
    throw new Error(`${applyNo} was submitted incomplete`)
  }
  const shown: SupportPayload = {
    pkApply,
    fkApplicant: fkCorp,
    applicantName: await nameOf(tx, fkCorp),
    sourceNo: applyNo,
    product: product.name,
    funderName: product.funderName,
    amount: fenToDecimal(amountFen),
    annualRate: rateOf(product.rateBp),
    months: Number(months),
    maturityDate: promisedDate,
    method,
    purpose,
    purposeNote,
    repaySource,
  }
  return { type: 'CREDIT_FUND_SUPPORT', fkCorp: pkRecommender, payload: shown }
}

/** What the core company still has to decide about an application; it ends with that. */
export async function openSupports(
  read: Reader,
  { pkRecommender }: CreditFundPayload,
  pkApply: string,
): Promise<string[]> {
  const open = await read
    .selectFrom('application')
    .select(['pkApply', 'payload'])
    .where('fkCorp', '=', pkRecommender)
    .where('family', '=', 'CREDIT_FUND_SUPPORT')
    .where('state', 'in', pendingStatesOf(['CREDIT_FUND_SUPPORT']))
    .execute()
  return open.flatMap((each) => (JSON.parse(each.payload).pkApply === pkApply ? [each.pkApply] : []))
}
