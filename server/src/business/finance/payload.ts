import type { FinancePayload } from '@jinpiao/contract/finance'
import { fenOf } from '@jinpiao/contract/problems'
import { filesOfTrade } from '@jinpiao/contract/trade'
import { keptAmount } from '../../domain/amount.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { digestOf } from '../../domain/digest.ts'
import type { Columns, Reading } from '../../flow/business.ts'
import { isUsable, readAccount, snapshotOf } from '../../queries/accounts.ts'
import { requireOwnFiles } from '../../queries/files.ts'
import { productOf } from '../../queries/funderProducts.ts'
import { heldTicket } from '../heldTicket.ts'

/** The form in the columns of an application; another enterprise's ticket, account or file is refused. */
export async function columnsOf({ read, actor }: Reading, payload: FinancePayload): Promise<Columns> {
  const { fkCredit, amount, pkProduct, pkAccount, trade } = payload
  const ticket = await heldTicket(read, actor.fkCorp, fkCredit)
  if (fkCredit !== '' && !ticket) throw new BusinessError('01000302')
  const product = pkProduct === '' ? undefined : await productOf(read, 'FINANCE', pkProduct)
  if (pkProduct !== '' && !product) throw new BusinessError('01000302')
  const account = pkAccount === '' ? undefined : await readAccount(read, actor.fkCorp, pkAccount)
  if (pkAccount !== '' && !account) throw new BusinessError('01000302')
  const files = await requireOwnFiles(read, actor.fkCorp, filesOfTrade(trade))
  keptAmount(amount)
  return {
    payloadDigest: digestOf({
      payload,
      creditNo: ticket?.creditNo ?? null,
      funder: product?.funderName ?? null,
      // One that is no longer proved is kept in a draft: the check says so (I18).
      account: account && isUsable(account) ? snapshotOf(account) : null,
      files,
    }),
    amountFen: fenOf(amount) ?? null,
    fkCounterparty: product?.fkFunder ?? null,
    counterpartyName: product?.funderName ?? null,
    promisedDate: ticket?.promisedDate ?? null,
    fkLimit: null,
    contractNo: trade.contractNo || null,
  }
}
