import { agreedIn } from '@jinpiao/contract/flow'
import { composeSigningText, type SigningText } from '@jinpiao/contract/signingText'
import { expect, it } from 'vitest'
import { checkedText, TextDiffersError } from './checkedText.ts'

const text: SigningText = {
  platformName: '川江供应链',
  businessType: 'TRANSFER',
  action: 'SUBMIT',
  corpName: '江城精铸有限公司',
  creditCode: '91430000',
  signerName: '何秀兰',
  post: '经办岗',
  certSuffix: '1234',
  at: '2026-11-21T09:30:00+08:00',
  expiresAt: '2026-11-21T09:40:00+08:00',
  nonce: 'n',
  reason: null,
  supplierConsent: false,
  agreements: agreedIn('TRANSFER', 'SUBMIT'),
  entries: [
    {
      no: 'SQ1',
      version: 3,
      counterparty: '安禾五金制品厂',
      amount: '500000.00',
      promisedDate: '2027-03-01',
      digest: '9f',
      details: [{ label: '接收方', party: '安禾五金制品厂', amount: '500000.00' }],
    },
  ],
}

it('D3: the rows that are shown are those of the text that is signed', () => {
  expect(checkedText({ original: composeSigningText(text), text })).toBe(text)
})

it('D3: data that do not make the text are not shown, and nothing is signed', () => {
  const original = composeSigningText(text)
  const [entry] = text.entries
  const forged = { ...text, entries: entry ? [{ ...entry, amount: '500.00' }] : [] }
  expect(() => checkedText({ original, text: forged })).toThrow(TextDiffersError)
  expect(() => checkedText({ original: `${original}\n`, text })).toThrow(TextDiffersError)
})

it('an agreement of another version than the page has shown is not signed', () => {
  const newer: SigningText = { ...text, agreements: [{ name: 'transfer', version: '2027-01' }] }
  expect(() => checkedText({ original: composeSigningText(newer), text: newer })).toThrow(TextDiffersError)
})
