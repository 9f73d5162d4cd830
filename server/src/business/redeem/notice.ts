import type { DataOf } from '@jinpiao/contract/endpoint'
import type { getPaymentNotice as noticeEndpoint } from '@jinpiao/contract/redeem'
import { amountInWords } from '@jinpiao/values/amountInWords'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { ownApplication } from '../../flow/application.ts'
import { readAccount } from '../../queries/accounts.ts'
import { linesOf } from './detail.ts'
import { payloadOf } from './payload.ts'

/**
 * 付款通知书: what the enterprise tells its bank to pay. There is one as soon as the batch has been approved.
 * @throws {BusinessError} 01000302 no redemption of the enterprise that is being paid or has been.
 */
export async function getPaymentNotice(
  { read, actor }: QueryContext,
  { pkApply }: { pkApply: string },
): Promise<DataOf<typeof noticeEndpoint>> {
  const application = await ownApplication(read, actor, pkApply, ['REDEEM'])
  const payload = payloadOf(application.payload)
  const { applyNo, state, amountFen, promisedDate } = application
  const isApproved = (['PENDING_PAYMENT', 'DONE', 'PARTLY_FAILED', 'REJECTED'] as const).some((each) => each === state)
  const account = await readAccount(read, actor.fkCorp, payload.pkAccount)
  if (!isApproved || amountFen === null || promisedDate === null || account === undefined) {
    throw new BusinessError('01000302')
  }
  return {
    redeemNo: applyNo,
    corpName: actor.corpName,
    accountName: account.accountName,
    bankName: account.bankName,
    payAccount: account.accountNo,
    payDate: promisedDate,
    amount: fenToDecimal(amountFen),
    amountInWords: amountInWords(amountFen),
    remark: payload.remark,
    lines: await linesOf(read, actor.fkCorp, pkApply, payload),
  }
}
