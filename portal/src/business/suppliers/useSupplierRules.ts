import { businessMessage } from '@jinpiao/contract/errors'
import { plainTyped } from '@jinpiao/contract/plainTyped'
import { findSupplierProblems } from '@jinpiao/contract/supplierRules'
import { lookupSupplier, type SupplierEntry } from '@jinpiao/contract/suppliers'
import { isCreditCode } from '@jinpiao/values/creditCode'
import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { queryOf } from '#portal/http/queries.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

/** What is sent of what was typed: read as a cell of a sheet is. */
export const toEntry = (values: SupplierEntry): SupplierEntry => ({
  ...values,
  creditCode: plainTyped('creditCode', values.creditCode),
  corpName: plainTyped('corpName', values.corpName),
  contactName: plainTyped('contactName', values.contactName),
  contactMobile: plainTyped('contactMobile', values.contactMobile),
  email: plainTyped('email', values.email),
  erpCode: plainTyped('erpCode', values.erpCode),
})

/** What stands behind the code in the form, as soon as it is complete: asked once for each code. */
export function useLookup() {
  const typed = useWatch<SupplierEntry, 'creditCode'>({ name: 'creditCode' })
  const creditCode = plainTyped('creditCode', typed)
  return useQuery({
    ...queryOf('suppliers', lookupSupplier, { query: { creditCode } }),
    enabled: isCreditCode(creditCode),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The rules of the contract for one field of the form: what the server would say, before it is asked. */
export function useSupplierRule(knownAs?: string | null) {
  const { getValues } = useFormContext<SupplierEntry>()
  const { language } = useTerms()
  return (field: keyof SupplierEntry) => ({
    validate: () => {
      const entry = toEntry(getValues())
      const known = new Map(knownAs ? [[entry.creditCode, knownAs]] : [])
      const found = findSupplierProblems([entry], { ownCreditCode: '', known })
      const problem = found.find((each) => each.field === `suppliers.0.${field}`)
      return problem === undefined || businessMessage(problem.code, problem.values, language)
    },
  })
}
