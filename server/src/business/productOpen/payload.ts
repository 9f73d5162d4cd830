import type { OpenedBySignature } from '@jinpiao/contract/productKinds'
import type { ProductAct } from '@jinpiao/contract/productOpenRules'

/** What is stored of a signature for a product. */
export interface OpeningPayload {
  product: OpenedBySignature
  act: ProductAct
  /** Of the contract that was signed; '' where none was. */
  contractNo: string
}
