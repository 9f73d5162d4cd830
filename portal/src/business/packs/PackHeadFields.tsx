import { businessMessage } from '@jinpiao/contract/errors'
import { packProblems } from '@jinpiao/contract/packRules'
import { listPackParties, type PackParties, type PackType } from '@jinpiao/contract/packs'
import { maxLength } from '@jinpiao/contract/terms'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { todayInShanghai } from '@jinpiao/values/days'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { queryOf } from '#portal/http/queries.ts'
import { businessNow } from '#portal/http/serverClock.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { RemarkField } from '#portal/parts/RemarkField.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { PartyFields, SupplierField } from './PartyFields.tsx'

/** What a pack is called and for whom it is; its papers are given on pages of their own. */
export interface PackHeadValues {
  packName: string
  pkParty: string
  /** In words, beside its key. */
  partyName: string
  fkCore: string
  remark: string
}

/** The head as it is sent: without the words beside a key. */
export const toPackHead = ({ packName, pkParty, fkCore, remark }: PackHeadValues) => ({
  packName: packName.trim(),
  pkParty,
  fkCore,
  remark: remark.trim(),
})

interface WithPartiesProps {
  kind: PackType
  children: (parties: PackParties | undefined) => ReactNode
}

/** Funders and core companies are few: they are all there before the form is. Suppliers are searched for. */
export function WithParties({ kind, children }: WithPartiesProps) {
  return kind === 'FINANCE_PACK' ? <Known>{children}</Known> : children(undefined)
}

function Known({ children }: Pick<WithPartiesProps, 'children'>) {
  const query = useQuery(queryOf('suppliers', listPackParties, {}))
  return <QueryState query={query}>{children}</QueryState>
}

/** The fields of the head, in a form of `PackHeadValues`. */
export function PackHeadFields({ kind, parties }: { kind: PackType; parties: PackParties | undefined }) {
  const { name } = useTerms()
  const rule = useHeadRule(kind)
  const packName = useField('packName', rule('packName'))
  return (
    <>
      <TextField {...packName} label={name('packName')} maxLength={maxLength('packName')} isRequired />
      {parties ? <PartyFields parties={parties} rule={rule} /> : <SupplierField rule={rule} />}
      <RemarkField asks="REMARK_PACK" />
    </>
  )
}

/** The rules of the contract for one field of the head; the sections are judged on the pages where they are given. */
function useHeadRule(kind: PackType) {
  const { getValues } = useFormContext<PackHeadValues>()
  const { language } = useTerms()
  return (field: keyof PackHeadValues) => ({
    validate: () => {
      const facts = { kind, today: todayInShanghai(businessNow()) }
      const problem = packProblems({ ...empty, ...toPackHead(getValues()) }, facts).find((each) => each.field === field)
      return problem === undefined || businessMessage(problem.code, problem.values, language)
    },
  })
}

const empty = { auth: [], contracts: [], invoices: [], others: [] }
