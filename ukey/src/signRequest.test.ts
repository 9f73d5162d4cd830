import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { publicJwkOf } from './jws.ts'
import {
  readSignRequest,
  SIGN_REQUEST_AUDIENCE,
  type SignRequestClaims,
  SignRequestError,
  signSignRequest,
} from './signRequest.ts'
import { thumbprint } from './thumbprint.ts'

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
const [key, next, foreign] = [newKey(), newKey(), newKey()] as const
const trusted = [publicJwkOf(key), publicJwkOf(next)]
const origin = 'https://corp.example'
const iat = 1_800_000_000
const now = iat * 1000
const claims: SignRequestClaims = {
  v: 1,
  aud: SIGN_REQUEST_AUDIENCE,
  origin,
  jti: 'n1',
  iat,
  exp: iat + 600,
  certSerialNo: 'AB1234',
  digest: 'sha256',
  original: '金票开立签名原文 v1\n开立金额：1.00元',
}
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signed = (change: object, by: KeyObject = key, header: object = { alg: 'ES256' }) => {
  const text = `${part(header)}.${part({ ...claims, ...change })}`
  return `${text}.${sign('sha256', Buffer.from(text), { key: by, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}
const faultOf = (jws: string, at = { origin, now }) => {
  try {
    readSignRequest(jws, trusted, at)
    return undefined
  } catch (error) {
    return (error as SignRequestError).fault
  }
}

test('what the server has signed is read to the letter, by its present key and by its next', async () => {
  expect(readSignRequest(await signSignRequest(claims, key), trusted, { origin, now })).toEqual(claims)
  const withNumber = { ...claims, printedNo: 'K0001' }
  expect(readSignRequest(await signSignRequest(withNumber, next), trusted, { origin, now })).toEqual(withNumber)
})

test('the name of the key stands in the header', async () => {
  const [header = ''] = (await signSignRequest(claims, key)).split('.')
  const kid = await thumbprint(publicJwkOf(key))
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'ES256', typ: 'JWT', kid })
})

test('what no trusted key has signed is forged', async () => {
  const jws = await signSignRequest(claims, key)
  const [header, , signature] = jws.split('.')
  expect(faultOf(signed({}, foreign))).toBe('FORGED')
  expect(faultOf(`${header}.${part({ ...claims, original: '别的' })}.${signature}`)).toBe('FORGED')
  expect(() => readSignRequest(jws, [], { origin, now })).toThrow(SignRequestError)
  // A trusted list that was damaged.
  expect(() => readSignRequest(jws, [{ ...publicJwkOf(key), x: 'AA' }], { origin, now })).toThrow('FORGED')
})

test('a request for another origin is refused, also where one begins like the other', () => {
  for (const other of ['https://evil.example', 'https://corp.example.evil.example', 'http://corp.example', 'null']) {
    expect(faultOf(signed({ origin: other }))).toBe('ORIGIN')
    expect(faultOf(signed({}), { origin: other, now })).toBe('ORIGIN')
  }
})

test.each([
  [0, undefined],
  [600, undefined],
  [601, 'EXPIRED'],
  [-120, undefined],
  [-121, 'EXPIRED'],
])('a request counts for ten minutes, and a slow clock may be two behind: after %i seconds %s', (seconds, fault) => {
  expect(faultOf(signed({}), { origin, now: now + seconds * 1000 })).toBe(fault)
})

test.each([
  ['nothing', ''],
  ['two parts', 'a.b'],
  ['four parts', `${signed({})}.x`],
  ['no algorithm', signed({}, key, { alg: 'none' })],
  ['no JSON', 'x.y.z'],
  ['another audience', signed({ aud: 'else' })],
  ['another version', signed({ v: 2 })],
  ['no text', signed({ original: '' })],
  ['no nonce', signed({ jti: undefined })],
  ['an unknown digest', signed({ digest: 'md5' })],
  ['more than ten minutes', signed({ exp: iat + 601 })],
  ['no end', signed({ exp: undefined })],
  ['a printed number that is none', signed({ printedNo: 7 })],
])('%s is malformed', (_, jws) => {
  expect(faultOf(jws)).toBe('MALFORMED')
})
