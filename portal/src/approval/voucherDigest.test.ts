import { expect, it } from 'vitest'
import { type VoucherFacts, voucherDigest } from './voucherDigest.ts'

const facts: VoucherFacts = {
  creditNo: 'JP20261121000001',
  applyNo: 'SQ20261121000001',
  issuer: '华岳重工股份有限公司',
  supplier: '江城精铸有限公司',
  amount: '1000.00',
  promisedDate: '2027-02-19',
  signatures: [{ at: '2026-11-21T09:00:00+08:00', certSuffix: '1234' }],
}

it('P8: equal facts give equal digests, and any other amount another one', async () => {
  const digest = await voucherDigest(facts)
  expect(digest).toMatch(/^([0-9A-F]{8} ){7}[0-9A-F]{8}$/)
  expect(await voucherDigest({ ...facts })).toBe(digest)
  expect(await voucherDigest({ ...facts, amount: '1000.01' })).not.toBe(digest)
})
