import { loginBySms } from '@jinpiao/contract/session'
import { expect, test } from 'vitest'
import { createTestApp } from '../testing/testApp.ts'

/** How many of 120 guesses are judged, each with what the caller says of where it comes from. */
async function judged(proxies: number, forwardedFor: (tries: number) => string) {
  const t = await createTestApp({ proxies })
  const client = t.client()
  const requestKey = await client.signer.publicKey()
  const guess = async (tries: number, address: string) => {
    const body = { mobile: String(13_900_000_000 + tries), code: '000000', requestKey }
    return (await client.call(loginBySms, { body }, { headers: { 'x-forwarded-for': address } })).code
  }
  const codes: string[] = []
  for (let tries = 0; tries < 120; tries += 1) codes.push(await guess(tries, forwardedFor(tries)))
  const other = await guess(999, '203.0.113.8')
  await t.close()
  return { judged: codes.filter((code) => code === '01000103').length, other }
}

test('no proxy: whatever address a caller invents, a hundred guesses are judged', async () => {
  expect(await judged(0, (tries) => `10.0.0.${tries}`)).toEqual({ judged: 100, other: '99000429' })
})

test('one proxy: the address that it has added counts, not those that were sent to it', async () => {
  expect(await judged(1, (tries) => `10.0.0.${tries}, 203.0.113.7`)).toEqual({ judged: 100, other: '01000103' })
})
