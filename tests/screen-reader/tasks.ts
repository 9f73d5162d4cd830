import { setTimeout as pause } from 'node:timers/promises'
import { personOf } from '../lib/people.ts'
import { signIn } from '../lib/person.ts'
import { PIN } from '../lib/steps.ts'
import { expectOnce, expectSpokenNumbers, heard } from './listening.ts'
import type { ScreenReader } from './screenReader.ts'
import { expect } from './test.ts'

/** Signs in without the reader's keys, which cannot type Chinese, and opens the page of the test. */
export async function enter(reader: ScreenReader, key: string, path: string): Promise<void> {
  await reader.act((page) => signIn(page, personOf(key)))
  await reader.page.locator('h1', { hasNotText: '登录' }).waitFor()
  await reader.goto(path)
  await reader.page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null)
}

/**
 * Opens the list of the focused field and takes its first entry. On a busy machine a list once stayed closed for a minute
 * (CI, 2026-11-26): here one presses again. That one key opens it is proved by the contracts and journeys.
 */
export async function choose(reader: ScreenReader): Promise<void> {
  await expect(async () => {
    await reader.press('ArrowDown')
    await reader.page.getByRole('option').first().waitFor({ timeout: 20_000 })
  }).toPass({ timeout: 60_000 })
  await reader.press('Home')
  await reader.press('Enter')
}

/** A key and a network take their time: each state of the prompt lasts long enough to be worth a word. */
async function takeTime(reader: ScreenReader): Promise<void> {
  await reader.page.evaluate(() => {
    const { sign } = SubtleCrypto.prototype
    SubtleCrypto.prototype.sign = async function (algorithm, key, data) {
      // The UKEY's; requests are signed with an elliptic curve.
      if (key.algorithm.name.startsWith('RSA')) await new Promise((done) => setTimeout(done, 2500))
      return sign.call(this, algorithm, key, data)
    }
  })
  await reader.page.route(/\/corp\/v1\//, async (route) => {
    if (route.request().method() === 'POST') await pause(2500)
    await route.fallback()
  })
}

/** Presses the button that has the focus, and signs in the dialog of this title that opens: each state is said once. */
export async function signByEar(reader: ScreenReader, title: string, sum: string | RegExp): Promise<void> {
  reader.clear()
  await reader.press('Enter')
  await reader.waitFor(title)
  await reader.waitFor(/已识别 UKEY（尾号( [\dA-F]){4}），请输入 UKEY 密码/)
  await reader.waitFor(sum)
  await expect(reader.page.getByLabel(/^UKEY 密码/)).toBeFocused()
  expect(heard(reader, title).length, 'the dialog says its title').toBeGreaterThan(0)
  expectOnce(reader, /已识别 UKEY/)
  expectSpokenNumbers(reader.spoken())
  await takeTime(reader)
  reader.clear()
  await reader.type(PIN)
  await reader.press('Enter')
  for (const state of ['正在签名，请勿拔出 UKEY', '签名完成，正在提交']) {
    await reader.waitFor(state)
    expectOnce(reader, state)
  }
}
