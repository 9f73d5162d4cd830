import { listSignupProducts } from '@jinpiao/contract/signup'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { FactsQuery } from '#portal/archetypes/apply/defineApply.ts'
import { queryOf } from '#portal/http/queries.ts'
import type { SignupFormFacts } from './signupForm.ts'

/** Every product that needs a qualification, as it stands to the enterprise. */
export const productsQuery = queryOf('qualifications', listSignupProducts, {})

/** The products, and the one that the address names. */
export function useSignupFacts(): FactsQuery<SignupFormFacts> {
  const [parameters] = useSearchParams()
  const wanted = parameters.get('product') ?? ''
  return useQuery({
    ...productsQuery,
    select: (products): SignupFormFacts => ({
      products,
      chosen: products.find(({ product }) => product.pkProduct === wanted),
    }),
  })
}
