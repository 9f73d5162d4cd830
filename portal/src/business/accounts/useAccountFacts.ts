import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { FactsQuery } from '#portal/archetypes/apply/defineApply.ts'
import type { AccountFormFacts } from './accountForm.ts'
import { ownAccounts } from './ownAccounts.ts'

/** The enterprise's accounts, and the one that the address (`?id=`) says is changed. */
export function useAccountFacts(): FactsQuery<AccountFormFacts> {
  const [parameters] = useSearchParams()
  const id = parameters.get('id') ?? ''
  return useQuery({
    ...ownAccounts,
    select: ({ list }): AccountFormFacts => ({
      accounts: list,
      changed: list.find(({ pkAccount }) => pkAccount === id),
    }),
  })
}
