import type { Application } from '@jinpiao/contract/applications'
import { businessWords, stateWordsOf } from '@jinpiao/contract/flow'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import type { TFunction } from 'i18next'
import type { TermColumn } from '#portal/lists/columns.tsx'
import type { Terms } from '#portal/parts/useTerms.ts'
import { waitingWords } from './waiting.ts'

/** A column of applications of whatever type. */
type ApplicationColumn = TermColumn<Application>

export const businessColumn = (terms: Terms): ApplicationColumn => ({
  key: 'businessType',
  cell: ({ businessType }) => terms.words(businessWords[businessType].label),
})

/** How long it has waited, in hours or days. */
export const waitingColumn = (t: TFunction<'approval'>): ApplicationColumn => ({
  key: 'waitingHours',
  cell: ({ waitingHours }) => {
    if (waitingHours === null) return '—'
    const { key, count } = waitingWords(waitingHours)
    return t(key, { count })
  },
})

interface ApplicationStateTagProps {
  application: Pick<Application, 'businessType' | 'state'>
  terms: Terms
}

/** Where an application stands. */
export function ApplicationStateTag({ application: { businessType, state }, terms }: ApplicationStateTagProps) {
  const word = stateWordsOf(businessType)[state]
  return <StatusTag tone={word.tone}>{terms.words(word.label)}</StatusTag>
}
