import type { ProductKind } from '@jinpiao/contract/funderProducts'
import { guarantorOf, type LoanPayload } from '@jinpiao/contract/loanApply'
import { guarantees, purposes, repayMethods } from '@jinpiao/contract/states/loans'
import type { StatusWord } from '@jinpiao/contract/status'
import { inLanguage } from '@jinpiao/contract/words'
import type { QueryContext } from '../acts/context.ts'
import type { Answer } from '../flow/business.ts'
import { readAccount } from '../queries/accounts.ts'
import { ownFiles } from '../queries/files.ts'
import { productOf } from '../queries/funderProducts.ts'
import { answerOf } from './tradeAnswers.ts'

/** Every file that an application for a loan names. */
export const loanFiles = ({ authFileIds, otherFileIds }: LoanPayload): string[] => [...authFileIds, ...otherFileIds]

/** An application for a loan as its reader sees it, answer by answer. */
export async function loanAnswers(
  { read, actor, language }: QueryContext,
  kind: ProductKind,
  payload: LoanPayload,
): Promise<Answer[]> {
  const { fkProduct, pkAccount, months, purposeNote, repaySource, authFileIds, otherFileIds } = payload
  const product = await productOf(read, kind, fkProduct)
  const account = await readAccount(read, actor.fkCorp, pkAccount)
  const files = await ownFiles(read, actor.fkCorp, loanFiles(payload))
  const named = (ids: readonly string[]) =>
    files.flatMap(({ pkFile, name }) => (ids.includes(pkFile) ? [name] : [])).join('、')
  const word = <Words extends Record<string, StatusWord>>(words: Words, key: keyof Words | '') =>
    key === '' ? '' : inLanguage(words[key]?.label ?? ['', ''], language)
  return [
    answerOf('product', product ? `${product.funderName} ${product.name}` : '', language),
    answerOf('amount', payload.amount, language),
    answerOf('months', months, language),
    answerOf('repayMethod', word(repayMethods, payload.method), language),
    answerOf('purpose', word(purposes, payload.purpose), language),
    answerOf('purposeNote', purposeNote, language),
    answerOf('repaySource', repaySource, language),
    answerOf('guarantee', word(guarantees, payload.guarantee), language),
    answerOf('guarantor', guarantorOf(payload) ?? '', language),
    answerOf('receivingAccount', account?.accountNo ?? '', language),
    answerOf('authFiles', named(authFileIds), language),
    answerOf('otherFiles', named(otherFileIds), language),
  ]
}
