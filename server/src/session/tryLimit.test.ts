import { describe, expect, test } from 'vitest'
import { BusinessError } from '../domain/businessError.ts'
import { MINUTE_MS } from '../domain/clock.ts'
import { testClock } from '../testing/testClock.ts'
import { createTryLimit } from './tryLimit.ts'

const refuse = () => Promise.reject(new BusinessError('01000101'))
const breakDown = () => Promise.reject(new Error('the database is gone'))
const succeed = () => Promise.resolve('in')

describe('limits by address', () => {
  test('a hundred failures close the login to that address for a quarter of an hour, and to no other', async () => {
    const clock = testClock()
    const limit = createTryLimit(clock)
    for (let tries = 0; tries < 100; tries += 1)
      await expect(limit.counting('10.0.0.1', refuse)).rejects.toThrow('01000101')
    await expect(limit.counting('10.0.0.1', succeed)).rejects.toMatchObject({ code: '99000429' })
    await expect(limit.counting('10.0.0.2', succeed)).resolves.toBe('in')
    clock.advance(15 * MINUTE_MS)
    await expect(limit.counting('10.0.0.1', succeed)).resolves.toBe('in')
  })

  test('who enters counts nothing: an enterprise behind one address may sign in as often as it likes', async () => {
    const limit = createTryLimit(testClock())
    for (let tries = 0; tries < 300; tries += 1) await limit.counting('10.0.0.1', succeed)
    await expect(limit.counting('10.0.0.1', succeed)).resolves.toBe('in')
  })

  test('a fault of the server is nobody’s failure: it closes the login to nobody', async () => {
    const limit = createTryLimit(testClock())
    for (let tries = 0; tries < 101; tries += 1) {
      await expect(limit.counting('10.0.0.1', breakDown)).rejects.toThrow('gone')
    }
    await expect(limit.counting('10.0.0.1', succeed)).resolves.toBe('in')
  })

  test('of 150 guesses sent at once a hundred are judged', async () => {
    const limit = createTryLimit(testClock())
    const guesses = Array.from({ length: 150 }, () => limit.counting('10.0.0.1', refuse).catch(({ code }) => code))
    const codes = await Promise.all(guesses)
    expect(codes.filter((code) => code === '01000101')).toHaveLength(100)
    expect(codes.filter((code) => code === '99000429')).toHaveLength(50)
  })

  test('forty codes in a quarter of an hour from one address, to whatever numbers', async () => {
    const clock = testClock()
    const limit = createTryLimit(clock)
    const sends = (ip: string) => limit.sendingCode(ip, succeed)
    for (let sent = 0; sent < 40; sent += 1) await sends('10.0.0.1')
    await expect(sends('10.0.0.1')).rejects.toMatchObject({ code: '99000429' })
    await expect(sends('10.0.0.2')).resolves.toBe('in')
    clock.advance(15 * MINUTE_MS)
    await expect(sends('10.0.0.1')).resolves.toBe('in')
  })

  test('a code that was not sent counts nothing: a gateway that fails closes the way to no address', async () => {
    const limit = createTryLimit(testClock())
    for (let tries = 0; tries < 41; tries += 1)
      await expect(limit.sendingCode('10.0.0.1', refuse)).rejects.toThrow('01000101')
    await expect(limit.sendingCode('10.0.0.1', succeed)).resolves.toBe('in')
    const many = Array.from({ length: 60 }, () => limit.sendingCode('10.0.0.2', succeed).catch(({ code }) => code))
    expect((await Promise.all(many)).filter((code) => code === '99000429')).toHaveLength(20)
  })
})
