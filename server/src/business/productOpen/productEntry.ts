import { agreements } from '@jinpiao/contract/agreements'
import { type OpenedBySignature, openedBySignature, productKinds } from '@jinpiao/contract/productKinds'
import { findProductProblems, type ProductAct } from '@jinpiao/contract/productOpenRules'
import type { SigningEntry } from '@jinpiao/contract/signingText'
import { termOf } from '@jinpiao/contract/terms'
import { BusinessError, refuse } from '../../domain/businessError.ts'
import { digestOf } from '../../domain/digest.ts'
import type { Reading } from '../../flow/business.ts'
import { factsOf, readStanding } from './facts.ts'

/**
 * What stands for a product in a signed text: its name, the agreement, and what the bank has made out.
 * @throws {BusinessError} what refuses the act now.
 */
export async function productEntry(
  reading: Reading,
  product: OpenedBySignature,
  act: ProductAct,
): Promise<SigningEntry & { contractNo: string }> {
  const standing = await readStanding(reading, true)
  refuse(findProductProblems(product, act, factsOf(standing, product)))
  const { version = 0, contractNo: made = null } = standing.products.get(product) ?? {}
  const contractNo = act === 'CONTRACT' ? (made ?? '') : ''
  const [name] = productKinds[product].name
  return {
    no: name,
    version,
    counterparty: name,
    amount: null,
    promisedDate: null,
    digest: digestOf({ product, act, agreement: agreements.product.version, met: standing.met, contractNo }),
    details: contractNo === '' ? [] : [{ label: termOf('contractNo').name[0], party: contractNo }],
    contractNo,
  }
}

/** What the key of an entry names; `CCB-APPLY` and `CCB-SIGN` name the act as well. @throws {BusinessError} 11000103. */
export function productOf(id: string, action: string): { product: OpenedBySignature; act: ProductAct } {
  const act = action === 'CONTRACT' ? 'CONTRACT' : 'OPEN'
  const product = openedBySignature.find((each) => (each === 'CCB' ? ccbKeys[act] === id : each === id))
  if (product === undefined) throw new BusinessError('11000103')
  return { product, act }
}
const ccbKeys = { OPEN: 'CCB-APPLY', CONTRACT: 'CCB-SIGN' } as const satisfies Record<ProductAct, string>
