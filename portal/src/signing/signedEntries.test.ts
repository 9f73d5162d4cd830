import { composeSigningText } from '@jinpiao/contract/signingText'
import { expect, it } from 'vitest'
import { signedEntries } from './signedEntries.ts'

it('D3: the rows that are shown are those of the text that is signed', () => {
  const entry = {
    no: 'SQ1',
    version: 3,
    counterparty: '安禾五金制品厂',
    amount: '500000.00',
    promisedDate: '2027-03-01',
    digest: '9f',
  }
  const original = composeSigningText({
    businessType: 'ISSUE',
    action: 'APPROVE',
    corpName: '华岳重工股份有限公司',
    creditCode: '91430000',
    signerName: '林知远',
    post: '主管岗',
    certSuffix: '1234',
    at: '2026-11-21T09:30:00+08:00',
    expiresAt: '2026-11-21T09:40:00+08:00',
    nonce: 'n',
    entries: [entry, { ...entry, no: 'SQ2', amount: '0.01' }],
  })
  expect(signedEntries(original)).toEqual({
    entries: [
      { no: 'SQ1', counterparty: '供应商 安禾五金制品厂', amount: '500000.00', promisedDate: '2027-03-01' },
      { no: 'SQ2', counterparty: '供应商 安禾五金制品厂', amount: '0.01', promisedDate: '2027-03-01' },
    ],
    total: '500000.01',
  })
})
