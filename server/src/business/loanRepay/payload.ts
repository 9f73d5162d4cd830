import type { LoanRepayPayload } from '@jinpiao/contract/loanRepay'
import { decimalToFen } from '@jinpiao/values/money'
import { BusinessError } from '../../domain/businessError.ts'
import { digestOf } from '../../domain/digest.ts'
import type { Columns, Reading } from '../../flow/business.ts'
import { isUsable, readAccount, snapshotOf } from '../../queries/accounts.ts'
import { ownDraw } from './facts.ts'

/** What a LOAN_REPAY application holds as payload. */
export const payloadOf = (payload: string): LoanRepayPayload => JSON.parse(payload) as LoanRepayPayload

/** The form in the columns of an application; another enterprise's loan or account is refused. */
export async function columnsOf({ read, actor }: Reading, payload: LoanRepayPayload): Promise<Columns> {
  const { pkDraw, repayDate, pkAccount, totalQuoted } = payload
  const draw = pkDraw === '' ? undefined : await ownDraw(read, actor.fkCorp, pkDraw)
  if (pkDraw !== '' && !draw) throw new BusinessError('01000302')
  const account = pkAccount === '' ? undefined : await readAccount(read, actor.fkCorp, pkAccount)
  if (pkAccount !== '' && !account) throw new BusinessError('01000302')
  return {
    payloadDigest: digestOf({
      payload,
      drawNo: draw?.drawNo ?? null,
      // One that is no longer proved is kept in a draft: the check says so (I18).
      account: account && isUsable(account) ? snapshotOf(account) : null,
    }),
    amountFen: totalQuoted === '' ? null : decimalToFen(totalQuoted),
    fkCounterparty: draw?.fkFunder ?? null,
    counterpartyName: draw?.funderName ?? null,
    promisedDate: repayDate || null,
    fkLimit: null,
    contractNo: null,
    marks: [draw?.drawNo ?? null],
  }
}
