import type { UkeyCertificate } from '@jinpiao/ukey/driver'
import { expect, test } from 'vitest'
import { faultOf } from './localKeys.ts'

const key = (certSerialNo: string): UkeyCertificate => ({
  certSerialNo,
  suffix: certSerialNo.slice(-4),
  subject: '',
  issuerDn: '',
  notAfter: '2030-01-01T00:00:00.000Z',
  algorithmType: 'ALG_RSA',
  raType: 'DEMO',
})
const registered = { certSerialNo: 'AB12CD34', suffix: 'CD34' }

test('one key, the registered one, may sign', () => {
  expect(faultOf([key('AB12CD34')], registered)).toBeUndefined()
})

test.each([
  ['none is plugged in', [], registered, 'keys', 'NOT_INSERTED'],
  ['two are, though one is right', [key('AB12CD34'), key('FFFF0000')], registered, 'keys', 'MULTIPLE'],
  ['nothing is registered', [key('AB12CD34')], { certSerialNo: undefined, suffix: '' }, 'serial', 'NOT_BOUND'],
  ['another one is plugged in', [key('FFFF0000')], registered, 'serial', 'WRONG_CERT'],
] as const)('%s', (_, inserted, known, of, code) => {
  expect(faultOf(inserted, known)).toMatchObject({ of, error: { code } })
})
