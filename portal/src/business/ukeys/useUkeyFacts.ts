import { keyAlgorithmNames } from '@jinpiao/contract/states/onboarding'
import { getUkeyBearers } from '@jinpiao/contract/ukeyApply'
import { useQuery } from '@tanstack/react-query'
import type { FactsQuery } from '#portal/archetypes/apply/defineApply.ts'
import { queryOf } from '#portal/http/queries.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import type { UkeyFormFacts } from './ukeyApplyForm.ts'

/** Who may have a key, and which keys there are: a browser's are made of its cryptography, RSA alone. */
export function useUkeyFacts(): FactsQuery<UkeyFormFacts> {
  const { ukeyDriver, ukeyAdd } = usePlatform()
  const query = useQuery({
    ...queryOf('ukeys', getUkeyBearers, {}),
    // What has been typed stays: the form is begun once.
    refetchOnWindowFocus: false,
  })
  const algorithms = ukeyDriver === 'demo' ? (['ALG_RSA'] as const) : keyAlgorithmNames
  return { ...query, data: query.data && { ...query.data, algorithms, isOpen: ukeyAdd } }
}
