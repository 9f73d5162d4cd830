import { type ProductCode, productCodes } from '@jinpiao/contract/productKinds'
import type { ProductFacts } from '@jinpiao/contract/productOpenRules'
import { realnameStateOn } from '@jinpiao/contract/realnameRules'
import type { ProductState } from '@jinpiao/contract/states/ukey'
import type { Reader } from '../../db/database.ts'
import type { Reading } from '../../flow/business.ts'
import { latestNumber, readVersion } from '../../platform/versions.ts'
import { isUsable, readAccounts } from '../../queries/accounts.ts'
import { readCorp } from '../../queries/corps.ts'
import { postsOf, readUsers } from '../../queries/corpUsers.ts'
import { type CorpProduct, readProducts } from '../setProduct.ts'
import type { OpeningPayload } from './payload.ts'

/** What every product of an enterprise is judged by, read once. */
export interface Standing {
  offered: ProductFacts['offered']
  met: ProductFacts['met']
  products: ReadonlyMap<ProductCode, CorpProduct>
  /** Whether the contract that is waited for has been signed. */
  isSigned: boolean
  stateOf(product: ProductCode): ProductState
}

/** @param hasKey whether the caller can sign: the composer of texts refuses by itself whoever cannot. */
export async function readStanding({ read, actor, today }: Reading, hasKey: boolean): Promise<Standing> {
  const { fkCorp } = actor
  const corp = await readCorp(read, fkCorp)
  const [offered, users, accounts, products] = await Promise.all([
    offeredProducts(read),
    readUsers(read, fkCorp),
    readAccounts(read, fkCorp),
    readProducts(read, fkCorp),
  ])
  const posts = new Set(users.filter(({ state }) => state === 'ACTIVE').flatMap(postsOf))
  return {
    offered,
    met: {
      REALNAME: realnameStateOn(today, corp) === 'PASSED',
      PEOPLE: posts.has('OPERATOR') && posts.has('DIRECTOR'),
      ACCOUNT: accounts.some(isUsable),
      UKEY: hasKey,
    },
    products,
    isSigned: await isContractSigned(read, products.get('CCB')),
    stateOf(product) {
      // What opens these two is no signature here.
      if (product === 'SELF_LOAN') return corp.lineAgreementTime === null ? 'NONE' : 'OPENED'
      if (product === 'CHAIN_CREDIT') return corp.chainCreditEnabled === 1 ? 'OPENED' : 'NONE'
      return products.get(product)?.state ?? 'NONE'
    },
  }
}

export const factsOf = ({ offered, met, isSigned, stateOf }: Standing, product: ProductCode): ProductFacts => ({
  offered,
  met,
  state: stateOf(product),
  isSigned: product === 'CCB' && isSigned,
})

/** Those of the platform document in force (Q21). */
async function offeredProducts(read: Reader): Promise<readonly string[]> {
  const version = await readVersion(read, await latestNumber(read))
  return version?.document.avalableProduct ?? productCodes
}

/** The last application is the one of the contract, and the bank is still to confirm it. */
async function isContractSigned(read: Reader, product: CorpProduct | undefined): Promise<boolean> {
  if (product?.state !== 'SIGNING' || product.pkApply === null) return false
  const { payload } = await read
    .selectFrom('application')
    .select('payload')
    .where('pkApply', '=', product.pkApply)
    .executeTakeFirstOrThrow()
  return (JSON.parse(payload) as OpeningPayload).act === 'CONTRACT'
}
