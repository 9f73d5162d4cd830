import type { AccountPayload, AccountVerify, accountChange } from '@jinpiao/contract/accountChange'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { faultText } from '@jinpiao/contract/remittanceFaults'
import type { VerifyState } from '@jinpiao/contract/states/redeem'
import type { Language } from '@jinpiao/contract/words'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import type { Application } from '../../flow/application.ts'
import type { OwnDetail } from '../../flow/business.ts'
import { latestVerify, type StoredVerify } from './verify.ts'

/** A test payment as the wire has it. */
export const toVerify = (verify: StoredVerify, language: Language): AccountVerify => ({
  pkVerify: verify.pkVerify,
  state: verify.state as VerifyState,
  payeeAccountName: verify.payeeName,
  payeeAccount: verify.payeeAccount,
  payeeBank: verify.payeeBank,
  amount: fenToDecimal(verify.amountFen),
  bankSerial: verify.bankSerial,
  failReason: verify.failReason && faultText(verify.failReason, language),
  verifyUntil: verify.validTo,
})

export async function toAccountDetail(
  { read, actor, language }: QueryContext,
  { pkApply, fkCorp }: Application,
  { accountNo, interBankNo }: AccountPayload,
): Promise<OwnDetail<DataOf<typeof accountChange.get>>> {
  const account = await read
    .selectFrom('bank_account')
    .select('pkAccount')
    .where('pkApply', '=', pkApply)
    .executeTakeFirst()
  const verify = account && (await latestVerify(read, fkCorp, account.pkAccount))
  return {
    accountName: actor.corpName,
    accountNo,
    interBankNo,
    pkRegistered: account?.pkAccount ?? null,
    verify: verify ? toVerify(verify, language) : null,
  }
}
