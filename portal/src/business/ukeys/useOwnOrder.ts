import type { UkeyStage } from '@jinpiao/contract/states/ukey'
import { getUkeyOrder } from '@jinpiao/contract/ukeyOrders'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { queryOf } from '#portal/http/queries.ts'

/** Before it is approved, an application is its applicant's to withdraw and to correct. */
const beforeOrder: readonly (UkeyStage | null)[] = [null, 'REVIEWING', 'RETURNED', 'REFUSED']

/**
 * Which application the address names (`?pkApply=`); `isOrder`: a key is on its way by it, or it is for a first key, whose
 * form is on another page.
 */
export function useOwnOrder(): { pkApply: string; isOrder: boolean } {
  const [parameters] = useSearchParams()
  const pkApply = parameters.get('pkApply') ?? ''
  const { data, isError } = useQuery({
    ...queryOf('ukeys', getUkeyOrder, { params: { pkApply } }),
    enabled: pkApply !== '',
  })
  // Until it is known, the page waits as that of a key does; one that cannot be read is the form's to say.
  const isOrder = data === undefined ? !isError : data.ukeyKind === 'NEW' || !beforeOrder.includes(data.ukeyStage)
  return { pkApply, isOrder: pkApply !== '' && isOrder }
}
