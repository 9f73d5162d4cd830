import { type UkeyKind, ukeyKindNames } from '@jinpiao/contract/states/ukey'
import { getOwnUkeys } from '@jinpiao/contract/ukeyChange'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { FactsQuery } from '#portal/archetypes/apply/defineApply.ts'
import { queryOf } from '#portal/http/queries.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import type { UkeyChangeFormFacts } from './ukeyChangeForm.ts'

/** Keys that the caller may change, and where the address begins: `?kind=REISSUE&ukey=…`. */
export function useChangeFacts(): FactsQuery<UkeyChangeFormFacts> {
  const { ukeyChange } = usePlatform()
  const [parameters] = useSearchParams()
  const query = useQuery({
    ...queryOf('ukeys', getOwnUkeys, {}),
    // What has been typed stays: the form is begun once.
    refetchOnWindowFocus: false,
  })
  const kind = ukeyKindNames.find((each) => each === parameters.get('kind'))
  const key = query.data?.keys.find(({ pkUkey }) => pkUkey === parameters.get('ukey'))
  const begin = { ...(kind && { ukeyKind: kind satisfies UkeyKind }), ...(key && { pkUkey: key.pkUkey }) }
  return { ...query, data: query.data && { ...query.data, begin, isOpen: ukeyChange } }
}
