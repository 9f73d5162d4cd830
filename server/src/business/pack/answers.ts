import { invoiceName } from '@jinpiao/contract/invoice'
import type { PackPayload } from '@jinpiao/contract/packPayload'
import { partyTerm } from '@jinpiao/contract/packRules'
import type { PackType } from '@jinpiao/contract/packs'
import { authKinds, materialKinds } from '@jinpiao/contract/states/data'
import type { TermName } from '@jinpiao/contract/terms'
import { inLanguage, type Words } from '@jinpiao/contract/words'
import type { QueryContext } from '../../acts/context.ts'
import type { Answer } from '../../flow/business.ts'
import { ownFiles } from '../../queries/files.ts'
import { answerOf } from '../tradeAnswers.ts'
import { ownInvoices } from './invoices.ts'
import { partiesOf } from './parties.ts'
import { filesOf } from './payload.ts'

/** The form as its reader sees it: each line of a section is an answer of several, with the names of its files. */
export async function packAnswers(
  kind: PackType,
  { read, actor, language }: QueryContext,
  payload: PackPayload,
): Promise<Answer[]> {
  const { party, coreName } = await partiesOf(read, actor.fkCorp, kind, payload)
  const files = await ownFiles(read, actor.fkCorp, filesOf(payload))
  const invoices = await ownInvoices(read, actor.fkCorp, payload.invoices)
  const named = (ids: readonly string[]) =>
    files.flatMap(({ pkFile, name }) => (ids.includes(pkFile) ? [name] : [])).join('、')
  const answer = (name: TermName, text: string) => answerOf(name, text, language)
  const several = (name: TermName, lines: readonly (readonly string[])[]) =>
    answer(name, lines.map((line) => line.filter(Boolean).join(' ')).join('；'))
  const said = (words: { label: Words }) => inLanguage(words.label, language)
  return [
    answer('packName', payload.packName),
    answer(partyTerm(kind), party?.corpName ?? ''),
    ...(kind === 'FINANCE_PACK' ? [answer('coreName', coreName ?? '')] : []),
    answer('remark', payload.remark),
    several(
      'authorisationFiles',
      payload.auth.map(({ authKind, validTo, fileIds }) => [said(authKinds[authKind]), validTo, named(fileIds)]),
    ),
    several(
      'contractFiles',
      payload.contracts.map(({ fileIds, ...contract }) => [...Object.values(contract), named(fileIds)]),
    ),
    several(
      'invoices',
      invoices.map((invoice) => [invoiceName(invoice)]),
    ),
    several(
      'materialFiles',
      payload.others.map(({ materialKind, materialNote, fileIds }) => [
        said(materialKinds[materialKind]),
        materialNote,
        named(fileIds),
      ]),
    ),
  ]
}
