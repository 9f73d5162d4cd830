import type { ExchangePayload } from '@jinpiao/contract/exchange'
import { BusinessError } from '../../domain/businessError.ts'
import { digestOf } from '../../domain/digest.ts'
import type { Columns, Reading } from '../../flow/business.ts'
import { isUsable, readAccount, snapshotOf } from '../../queries/accounts.ts'
import { productOf } from '../../queries/funderProducts.ts'
import { ownTickets } from './tickets.ts'

/** What an EXCHANGE application holds as payload. */
export const payloadOf = (payload: string): ExchangePayload => JSON.parse(payload) as ExchangePayload

/** The form in the columns of an application; another enterprise's ticket or account is refused. */
export async function columnsOf({ read, actor }: Reading, payload: ExchangePayload): Promise<Columns> {
  const { fkCredits, fkProduct, billDueDate, pkAccount } = payload
  const tickets = await ownTickets(read, actor.fkCorp, fkCredits)
  if (tickets.length < new Set(fkCredits).size) throw new BusinessError('01000302')
  const product = fkProduct === '' ? undefined : await productOf(read, 'EXCHANGE', fkProduct)
  if (fkProduct !== '' && !product) throw new BusinessError('01000302')
  const account = pkAccount === '' ? undefined : await readAccount(read, actor.fkCorp, pkAccount)
  if (pkAccount !== '' && !account) throw new BusinessError('01000302')
  const totalFen = tickets.reduce((sum, { amountFen }) => sum + amountFen, 0n)
  return {
    payloadDigest: digestOf({
      payload,
      tickets: tickets.map(({ pkCredit, creditNo, amountFen }) => ({ pkCredit, creditNo, fen: String(amountFen) })),
      acceptor: product?.funderName ?? null,
      // One that is no longer proved is kept in a draft: the check says so (I18).
      account: account && isUsable(account) ? snapshotOf(account) : null,
    }),
    amountFen: totalFen > 0n ? totalFen : null,
    fkCounterparty: product?.fkFunder ?? null,
    counterpartyName: product?.funderName ?? null,
    promisedDate: billDueDate || null,
    fkLimit: null,
    contractNo: null,
  }
}
