import { applyWhiteList, type WhiteListPayload, whiteListPayload } from '@jinpiao/contract/register'
import { findWhiteListProblems } from '@jinpiao/contract/registerRules'
import type { Language } from '@jinpiao/contract/words'
import { plainCode } from '@jinpiao/values/creditCode'
import type { HeldFile } from '#portal/business/trade/tradeForm.ts'
import { type FieldProblem, fieldProblems } from './fieldProblems.ts'
import type { StrangerValues } from './strangerForm.ts'

/** An application for the white list as it is typed. */
export interface WhiteListValues extends StrangerValues {
  creditCode: string
  corpName: string
  coreName: string
  contactName: string
  fileIds: HeldFile[]
}

export const emptyWhiteList: WhiteListValues = {
  mobile: '',
  code: '',
  creditCode: '',
  corpName: '',
  coreName: '',
  contactName: '',
  fileIds: [],
}
export const whiteListFields = ['creditCode', 'corpName', 'coreName', 'contactName', 'fileIds'] as const
export const keptOfWhiteList = ['creditCode', 'corpName', 'coreName', 'contactName'] as const

export const toWhiteList = (values: WhiteListValues): WhiteListPayload => ({
  creditCode: plainCode(values.creditCode),
  corpName: values.corpName.trim(),
  coreName: values.coreName.trim(),
  contactName: values.contactName.trim(),
  fileIds: values.fileIds.map(({ pkFile }) => pkFile),
})

/** Everything that is wrong with it, by the rules that the server keeps. */
export function whiteListProblems(values: WhiteListValues, language: Language): FieldProblem[] {
  const payload = toWhiteList(values)
  const { names } = applyWhiteList
  return fieldProblems(findWhiteListProblems(payload), { schema: whiteListPayload, payload, names, language })
}
