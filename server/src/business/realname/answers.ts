import type { RealnamePayload } from '@jinpiao/contract/realname'
import { inLanguage, yesOrNo } from '@jinpiao/contract/words'
import { mask } from '@jinpiao/values/mask'
import type { QueryContext } from '../../acts/context.ts'
import type { Answer } from '../../flow/business.ts'
import { ownFiles } from '../../queries/files.ts'
import { answerOf } from '../tradeAnswers.ts'

/** The form as its reader sees it; the number of a person is masked. */
export async function realnameAnswers(
  { read, actor, language }: QueryContext,
  payload: RealnamePayload,
): Promise<Answer[]> {
  const { legalPersonName, legalIdCode, licenceNo, licenceFrom, licenceTo, isLongTerm, bizAddress } = payload
  const files = async (ids: readonly string[]) =>
    (await ownFiles(read, actor.fkCorp, ids)).map(({ name }) => name).join('、')
  return [
    answerOf('legalPersonName', legalPersonName, language),
    answerOf('legalIdCode', mask(legalIdCode), language),
    answerOf('licenceNo', licenceNo, language),
    answerOf('licenceFrom', licenceFrom, language),
    answerOf('licenceTo', isLongTerm ? '' : licenceTo, language),
    answerOf('isLongTerm', inLanguage(yesOrNo(isLongTerm), language), language),
    answerOf('bizAddress', bizAddress, language),
    answerOf('licenceFiles', await files(payload.licenceFileIds), language),
    answerOf('legalFiles', await files(payload.legalFileIds), language),
    answerOf('authorisationFiles', await files(payload.authorisationFileIds), language),
  ]
}
