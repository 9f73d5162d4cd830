import { timingSafeEqual } from 'node:crypto'
import type { ReceiptKind } from '@jinpiao/contract/flow'
import { papers } from '@jinpiao/contract/papers'
import { plainCode, type VerifiedReceipt } from '@jinpiao/contract/receipts'
import type { Language } from '@jinpiao/contract/words'
import { amountInWords } from '@jinpiao/values/amountInWords'
import { fenToDecimal } from '@jinpiao/values/money'
import type { Reader } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'
import { type Application, anyApplication } from './application.ts'
import { readBirthTrade } from './birthTrade.ts'
import { type Businesses, businessOf } from './business.ts'
import { readLineSums, readLines } from './lines.ts'
import { partiesOf, readFacts, timesOf } from './paper.ts'

/** Stands in for the code of a receipt that there is not, so that both are compared alike. */
const NO_CODE = '-'.repeat(12)

/**
 * What a printed receipt has to say, for whoever holds it: read by its number and the code on it, without a session.
 *
 * @throws {BusinessError} 01000357 there is none with this number, or its code is another: nobody learns which.
 */
export async function verifyReceipt(
  businesses: Businesses,
  { read, language }: { read: Reader; language: Language },
  { receiptNo, verifyCode }: { receiptNo: string; verifyCode: string },
): Promise<VerifiedReceipt> {
  const receipt = await read
    .selectFrom('receipt')
    .selectAll()
    .where('receiptNo', '=', receiptNo.toUpperCase())
    .executeTakeFirst()
  const isRight = isSame(plainCode(verifyCode), receipt?.verifyCode || NO_CODE)
  if (receipt === undefined || !isRight) throw new BusinessError('01000357').at('verifyCode')
  const application = await anyApplication(read, receipt.pkApply)
  const facts = await readFacts(businesses, { read, language }, receipt, application)
  const kind = receipt.kind as ReceiptKind
  const isAnswered = papers[kind].isBeforeAnswer === true
  const sums = isAnswered ? await readLineSums(read, [receipt.pkApply]) : undefined
  return {
    receiptKind: kind,
    receiptNo: receipt.receiptNo,
    amount: fenToDecimal(receipt.amountFen),
    amountInWords: amountInWords(receipt.amountFen),
    sourceNo: receipt.sourceNo,
    ...(await aboutOf(businesses, read, receipt, application)),
    parties: await partiesOf(read, language, receipt, application),
    times: timesOf(receipt, facts, undefined),
    since: sums?.get(receipt.pkApply) ?? null,
  }
}

/** The ticket of a receipt and the contract behind it, as its paper names them: a split has a contract for each part. */
async function aboutOf(
  businesses: Businesses,
  read: Reader,
  { pkCredit, fkCorp }: { pkCredit: string | null; fkCorp: string },
  application: Application,
): Promise<Pick<VerifiedReceipt, 'creditNo' | 'promisedDate' | 'contractName' | 'contractNo'>> {
  const ticket =
    pkCredit === null
      ? undefined
      : await read
          .selectFrom('ticket')
          .select(['pkCredit', 'creditNo', 'promisedDate', 'bornBy'])
          .where('pkCredit', '=', pkCredit)
          .executeTakeFirst()
  const business = businessOf(businesses, application.businessType)
  const isReceived = application.fkCorp !== fkCorp || business.isByRecipient === true
  const trade = isReceived
    ? ticket && (await readBirthTrade(businesses, read, ticket))
    : (await readLines(read, application.pkApply)).length > 1
      ? undefined
      : business.trade?.(business.read(application.payload), 0)
  return {
    creditNo: ticket?.creditNo ?? null,
    promisedDate: ticket?.promisedDate ?? null,
    contractName: trade?.contractName || null,
    contractNo: trade?.contractNo || null,
  }
}

function isSame(typed: string, code: string): boolean {
  const [one, other] = [Buffer.from(typed), Buffer.from(code)]
  return one.length === other.length && timingSafeEqual(one, other)
}
