import type { DetailOf } from '@jinpiao/contract/applications'
import type { Corp } from '@jinpiao/contract/corps'
import type { DataOf } from '@jinpiao/contract/endpoint'
import {
  type getRealnamePrefill,
  type getRegistryFacts,
  type RealnamePayload,
  type realname,
} from '@jinpiao/contract/realname'
import { findRealnameProblems } from '@jinpiao/contract/realnameRules'
import * as z from 'zod/mini'
import type { LineProblem } from '#portal/archetypes/apply/apply.ts'
import { singleForm, storedKeys } from '#portal/archetypes/apply/applyForm.ts'
import { dayProblems, dayText, heldFile, textProblems } from '#portal/business/trade/tradeForm.ts'

const text = z.string()
const files = z.array(heldFile)

/** A verification as it is filled in. Name and credit code are the enterprise's and are not typed. */
const schema = z.object({
  ...storedKeys,
  legalPersonName: text,
  legalIdCode: text,
  licenceNo: text,
  licenceFrom: text,
  licenceTo: text,
  isLongTerm: z.boolean(),
  bizAddress: text,
  licenceFiles: files,
  legalFiles: files,
  authorisationFiles: files,
})
export type RealnameForm = z.output<typeof schema>

/** What the form knows before anything is typed. */
export interface RealnameFormFacts {
  today: string
  corp: Corp
  /** What the register of companies says; null: nothing. */
  registry: DataOf<typeof getRegistryFacts>
  /** What was said at the registration; null: nothing. */
  registered: DataOf<typeof getRealnamePrefill>
}

/** What is known fills what is empty; a person checks all of it. */
export function emptyRealname(facts?: Pick<RealnameFormFacts, 'registry' | 'registered' | 'corp'>): RealnameForm {
  const { registry, registered, corp } = facts ?? {}
  return {
    legalPersonName: registry?.legalPersonName ?? registered?.legalPersonName ?? '',
    legalIdCode: registered?.legalIdCode ?? '',
    licenceNo: registry?.licenceNo ?? '',
    licenceFrom: registry?.licenceFrom ?? '',
    licenceTo: registry?.licenceTo ?? '',
    // The register names a first day and no last one.
    isLongTerm: registry ? registry.licenceTo === null : false,
    bizAddress: corp?.bizAddress ?? registry?.regAddress ?? '',
    licenceFiles: registered?.licenceFiles ?? [],
    legalFiles: registered?.legalFiles ?? [],
    authorisationFiles: registered?.authorisationFiles ?? [],
  }
}

const keysOf = (held: RealnameForm['licenceFiles']) => held.map(({ pkFile }) => pkFile)

export const toRealnamePayload = (form: RealnameForm): RealnamePayload => ({
  legalPersonName: form.legalPersonName.trim(),
  legalIdCode: form.legalIdCode.trim(),
  licenceNo: form.licenceNo.trim(),
  licenceFrom: dayText(form.licenceFrom),
  licenceTo: form.isLongTerm ? '' : dayText(form.licenceTo),
  isLongTerm: form.isLongTerm,
  bizAddress: form.bizAddress.trim(),
  licenceFileIds: keysOf(form.licenceFiles),
  legalFileIds: keysOf(form.legalFiles),
  authorisationFileIds: keysOf(form.authorisationFiles),
})

/** A stored verification back in the form. Of one that is over the number is masked: it is typed again. */
function fill({ payload, files: known }: DetailOf<typeof realname>): RealnameForm {
  const { licenceFileIds, legalFileIds, authorisationFileIds, ...texts } = payload
  const held = (ids: readonly string[]) => known.filter(({ pkFile }) => ids.includes(pkFile))
  return {
    ...texts,
    legalIdCode: texts.legalIdCode.includes('*') ? '' : texts.legalIdCode,
    licenceFiles: held(licenceFileIds),
    legalFiles: held(legalFileIds),
    authorisationFiles: held(authorisationFileIds),
  }
}

/** One verification is one application; what the register has filled in leaves no draft behind. */
export const realnameForm = singleForm({
  schema,
  empty: emptyRealname as (facts?: RealnameFormFacts) => RealnameForm,
  chosen: ['legalPersonName', 'licenceNo', 'licenceFrom', 'licenceTo', 'isLongTerm', 'bizAddress'],
  toPayload: toRealnamePayload,
  fill,
})

/** What the page can see by itself; whether another verification is in progress stands on the page already. */
export function findProblems(form: RealnameForm, { today }: RealnameFormFacts): LineProblem[] {
  const texts = ['legalPersonName', 'licenceNo', 'bizAddress'] as const
  return [
    ...texts.flatMap((field) => textProblems(field, field, form[field])),
    ...dayProblems('licenceFrom', 'licenceFrom', form.licenceFrom),
    ...(form.isLongTerm ? [] : dayProblems('licenceTo', 'licenceTo', form.licenceTo)),
    ...findRealnameProblems(toRealnamePayload(form), { today, openNo: null }),
  ].map((found) => ({ ...found, line: 0 }))
}
