import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openedBySignature, type ProductCode, productCodes, productKinds } from './productKinds.ts'
import {
  findProductProblems,
  isOpenedBySignature,
  type ProductFacts,
  productActIn,
  productConditionNames,
  productConditions,
} from './productOpenRules.ts'
import { productStateNames } from './states/ukey.ts'

const facts: fc.Arbitrary<ProductFacts> = fc.record({
  offered: fc.subarray([...productCodes]),
  met: fc.record({ REALNAME: fc.boolean(), PEOPLE: fc.boolean(), ACCOUNT: fc.boolean(), UKEY: fc.boolean() }),
  state: fc.constantFrom(...productStateNames),
  isSigned: fc.boolean(),
})
const product = fc.constantFrom(...productCodes)
const act = fc.constantFrom('OPEN' as const, 'CONTRACT' as const)
const codes = (code: ProductCode, which: 'OPEN' | 'CONTRACT', of: ProductFacts) =>
  findProductProblems(code, which, of).map((each) => each.code)

describe('what refuses a product', () => {
  test('each condition that is not met is said, in the order in which one leads to the next', () => {
    fc.assert(
      fc.property(product, act, facts, (code, which, of) => {
        const said = codes(code, which, of).filter((each) => each !== '01000203' && each !== '13000101')
        const missing = productConditionNames.filter((name) => !of.met[name])
        expect(said).toEqual(missing.map((name) => productConditions[name]))
      }),
    )
  })

  test('01000203 exactly where the platform does not have it, and then nothing is said of its state', () => {
    fc.assert(
      fc.property(product, act, facts, (code, which, of) => {
        const said = codes(code, which, of)
        expect(said.includes('01000203')).toBe(!of.offered.includes(code))
        expect(said.includes('01000203') && said.includes('13000101')).toBe(false)
      }),
    )
  })

  test('with every condition met an act is possible exactly where its card offers it', () => {
    const met = { REALNAME: true, PEOPLE: true, ACCOUNT: true, UKEY: true }
    fc.assert(
      fc.property(product, act, facts, (code, which, of) => {
        const isPossible = codes(code, which, { ...of, offered: productCodes, met }).length === 0
        const isOffered = productActIn(code, of.state) === which && !(which === 'CONTRACT' && of.isSigned)
        // Only a bank's product comes to a contract.
        const comesToIt = of.state !== 'SIGNING' || productKinds[code].stages === 2
        if (comesToIt) expect(isPossible).toBe(isOffered)
      }),
    )
  })

  test('what is opened elsewhere is refused here in every state', () => {
    const elsewhere = productCodes.filter((code) => !isOpenedBySignature(code))
    expect(elsewhere).toEqual(['SELF_LOAN', 'CHAIN_CREDIT'])
    fc.assert(
      fc.property(fc.constantFrom(...elsewhere), act, facts, (code, which, of) => {
        expect(codes(code, which, { ...of, offered: productCodes })).toContain('13000101')
        expect(productActIn(code, of.state)).toBeUndefined()
      }),
    )
    expect(openedBySignature).toHaveLength(productCodes.length - 2)
  })
})
