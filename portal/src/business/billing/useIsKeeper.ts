import { feeKeepers } from '@jinpiao/contract/bills'
import { useRole } from '#portal/parts/useRole.ts'

/** Whether whoever is signed in reports payments of fees and applies for their invoices. */
export function useIsKeeper(): boolean {
  const { post } = useRole()
  return feeKeepers.some((keeper) => keeper === post)
}
