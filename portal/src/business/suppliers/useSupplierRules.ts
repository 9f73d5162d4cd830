import { businessMessage } from '@jinpiao/contract/errors'
import { findSupplierProblems, isCreditCode } from '@jinpiao/contract/supplierRules'
import { lookupSupplier, type SupplierEntry } from '@jinpiao/contract/suppliers'
import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { queryOf } from '#portal/http/queries.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

/** A code as it is sent: a pasted one may be in small letters or with blanks. */
export const plainCode = (typed: string): string => typed.normalize('NFKC').replace(/\s/g, '').toUpperCase()

export const toEntry = (values: SupplierEntry): SupplierEntry => ({
  ...values,
  creditCode: plainCode(values.creditCode),
  corpName: values.corpName.trim(),
  contactName: values.contactName.trim(),
  email: values.email.trim(),
  erpCode: values.erpCode.trim(),
})

/** What stands behind the code in the form, as soon as it is complete: asked once for each code. */
export function useLookup() {
  const typed = useWatch<SupplierEntry, 'creditCode'>({ name: 'creditCode' })
  const creditCode = plainCode(typed)
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
