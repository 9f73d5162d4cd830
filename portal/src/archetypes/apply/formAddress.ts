import type { BusinessType } from '@jinpiao/contract/flow'
import { flowOf } from '@jinpiao/contract/flow'
import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * What an address of a form keeps of the one before, whatever of the form it shows: the parameter by which the page means
 * this form and no other, with its value.
 *
 * @example keptParameters('LOAN_REPAY', '/credit/chain-credit/apply', new URLSearchParams('repay=D1&tab=drafts')) // repay=D1
 */
export function keptParameters(type: BusinessType, pathname: string, now: URLSearchParams): URLSearchParams {
  const name = flowOf(type).meantBy?.[pathname]
  const value = name === undefined ? null : now.get(name)
  return new URLSearchParams(name === undefined || value === null ? {} : { [name]: value })
}

/**
 * Addresses within the page of a form: the form itself, its result, a list of it, one application.
 *
 * @example hrefOf({ tab: 'drafts' }) // '/credit/self-loan/draw/index?tab=drafts'
 */
export function useFormAddress(type: BusinessType): (parts?: Readonly<Record<string, string>>) => string {
  const { pathname, search } = useLocation()
  return useCallback(
    (parts = {}) => {
      const parameters = keptParameters(type, pathname, new URLSearchParams(search))
      for (const [name, value] of Object.entries(parts)) parameters.set(name, value)
      return parameters.size === 0 ? pathname : `${pathname}?${parameters}`
    },
    [type, pathname, search],
  )
}
