import { getUkeyOrder } from '@jinpiao/contract/ukeyOrders'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { queryOf } from '#portal/http/queries.ts'

/** Which application the address names (`?pkApply=`); `isNew`: it is for a first key, whose form is on another page. */
export function useOwnKind(): { pkApply: string; isNew: boolean } {
  const [parameters] = useSearchParams()
  const pkApply = parameters.get('pkApply') ?? ''
  const query = useQuery({ ...queryOf('ukeys', getUkeyOrder, { params: { pkApply } }), enabled: pkApply !== '' })
  // Until it is known, the page waits as that of a first key does; one that cannot be read is the form's to say.
  const isNew = query.data === undefined ? !query.isError : query.data.ukeyKind === 'NEW'
  return { pkApply, isNew: pkApply !== '' && isNew }
}
