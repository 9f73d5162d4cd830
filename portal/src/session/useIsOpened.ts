import type { ProductCode } from '@jinpiao/contract/productKinds'
import { useSecurity } from './useSession.ts'

/** Whether the enterprise has opened a product (I20); without it, its forms say where it is opened. */
export const useIsOpened = (product: ProductCode): boolean => useSecurity().openedProductCorps[product] === true
