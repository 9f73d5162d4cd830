import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const read = (env: Record<string, string>) => readConfig(env)

describe('configuration from the environment', () => {
  test('everything has a default; a demonstration listens to this machine only', () => {
    expect(read({})).toMatchObject({ port: 8080, host: 'localhost', proxies: 0, demo: true, platform: undefined })
    expect(read({ NODE_ENV: 'production' })).toMatchObject({ host: '0.0.0.0', demo: false })
    expect(read({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true)
  })

  test.each([
    [{}, 'demo'],
    [{ DEMO: '0' }, 'agent'],
    [{ UKEY_DRIVER: 'agent' }, 'agent'],
    [{ UKEY_DRIVER: 'none', DEMO: '0' }, 'none'],
  ])('UKEYs are reached in the browser by a demonstration, else by the program on the PC: %j', (env, driver) => {
    expect(read(env).ukeyDriver).toBe(driver)
  })

  test.each([
    [{ PORT: 'http' }, /^PORT=http is not a whole number from 0 to 65535$/],
    [{ PORT: '70000' }, /^PORT=70000/],
    [{ PROXIES: 'loopback' }, /^PROXIES=loopback is not a whole number from 0 to 10$/],
    [{ DEMO: 'yes' }, /^DEMO=yes is not one of 1, 0$/],
    [{ PLATFORM: 'X' }, /^PLATFORM=X is not one of CCBSCF, HONGJIN, QINGLAN$/],
    [{ OPERATOR_CREDIT_CODE: '91' }, /^OPERATOR_CREDIT_CODE=91 is not a unified social credit code/],
    [{ UKEY_CONTROL: '1' }, /^UKEY_CONTROL=1 is not one of on, off$/],
    [{ UKEY_DIGEST: 'md5' }, /^UKEY_DIGEST=md5 is not one of sha256, sha1$/],
    [{ UKEY_DRIVER: 'usb' }, /^UKEY_DRIVER=usb is not one of agent, demo, none$/],
    [{ UKEY_DRIVER: 'demo', DEMO: '0' }, /^UKEY_DRIVER=demo needs DEMO=1$/],
    [{ ANALYTICS_SESSION: '4' }, /^ANALYTICS_SESSION=4 is not a whole number from 5 to 86400$/],
    [{ ANALYTICS_EVENTS: '9999' }, /^ANALYTICS_EVENTS=9999 is not a whole number from 10000 to 50000$/],
  ])('a bad value is one sentence: %j', (env, sentence) => {
    expect(() => read(env)).toThrow(sentence)
  })

  test('a bad database address is named without what may be its password', () => {
    expect(() => read({ DATABASE_URL: 'mysql://me:secret@host/db' })).toThrow(/^DATABASE_URL is not an address/)
    expect(() => read({ DATABASE_URL: 'mysql://me:secret@host/db' })).not.toThrow(/secret/)
  })
})
