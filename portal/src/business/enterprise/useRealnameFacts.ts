import { getCorp } from '@jinpiao/contract/corps'
import { getRealnamePrefill, getRegistryFacts } from '@jinpiao/contract/realname'
import { todayInShanghai } from '@jinpiao/values/days'
import { useQuery } from '@tanstack/react-query'
import type { FactsQuery } from '#portal/archetypes/apply/defineApply.ts'
import { call } from '#portal/http/client.ts'
import { businessNow } from '#portal/http/serverClock.ts'
import type { RealnameFormFacts } from './realnameForm.ts'

/** The enterprise, and what is known for the form. A register that does not answer fills in nothing. */
export function useRealnameFacts(): FactsQuery<RealnameFormFacts> {
  return useQuery({
    queryKey: ['corp', 'realname'],
    queryFn: async ({ signal }): Promise<RealnameFormFacts> => {
      const corp = await call(getCorp, { signal })
      const isFirst = corp.realnameState === 'NONE' || corp.realnameState === 'REJECTED'
      const nothing = () => null
      const [registry, registered] = await Promise.all([
        call(getRegistryFacts, { signal }).catch(nothing),
        // It has the number in full and is recorded: asked for where it will be used.
        isFirst && corp.reviewing === null ? call(getRealnamePrefill, { signal }).catch(nothing) : null,
      ])
      return { today: todayInShanghai(businessNow()), corp, registry, registered }
    },
    // What has been typed stays: the form is begun once.
    refetchOnWindowFocus: false,
  })
}
