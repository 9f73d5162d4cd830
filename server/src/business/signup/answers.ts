import type { SignupPayload } from '@jinpiao/contract/signup'
import { termOf } from '@jinpiao/contract/terms'
import type { QueryContext } from '../../acts/context.ts'
import type { Answer } from '../../flow/business.ts'
import { ownFiles } from '../../queries/files.ts'
import { answerOf } from '../tradeAnswers.ts'
import { readSignupProduct } from './facts.ts'
import { filesOf } from './payload.ts'

/** The form as its reader sees it; each paper is an answer by its own name. */
export async function signupAnswers(
  { read, actor, language }: QueryContext,
  payload: SignupPayload,
): Promise<Answer[]> {
  const { fkProduct, partners, papers, authFileIds } = payload
  const files = await ownFiles(read, actor.fkCorp, filesOf(payload))
  const product = await readSignupProduct(read, fkProduct)
  const named = (ids: readonly string[]) =>
    files.flatMap(({ pkFile, name }) => (ids.includes(pkFile) ? [name] : [])).join('、')
  return [
    answerOf('product', product?.name ?? '', language),
    ...(['revenueLast', 'revenueBefore', 'profitLast', 'profitBefore'] as const).map((name) =>
      answerOf(name, payload[name], language),
    ),
    {
      ...answerOf('partnerName', '', language),
      text: partners.map(({ partnerName, partnerShare }) => `${partnerName} ${partnerShare}%`).join('、'),
    },
    ...papers.map(({ document, fileIds }): Answer => {
      const { kind } = termOf('materialFiles')
      return { key: `papers.${document}`, label: document, kind, text: named(fileIds) }
    }),
    answerOf('authorisationFiles', named(authFileIds), language),
    answerOf('contactName', payload.contactName, language),
    answerOf('contactMobile', payload.contactMobile, language),
  ]
}
