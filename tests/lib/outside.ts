import { holidayRows } from '@jinpiao/server/seed/holidays'
import { isWorkingDay } from '@jinpiao/values/workingDays'
import type { Page } from '@playwright/test'
import { acts } from './withinPortal.ts'

/** A call of the demonstration, on the server that a page is from. */
async function dev<Data>(page: Page, path: 'outside' | 'clock' | 'balance', data: object): Promise<Data> {
  const answer = await page.request.post(new URL(`/api/web/dev/${path}`, page.url()).href, { data })
  const { code, message, data: answered } = await answer.json()
  acts(undefined)
  if (code !== '0') throw new Error(`dev/${path} answered ${code} ${message}`)
  return answered
}

/** What the institutions of the demonstration would answer within a minute, they answer now. */
export const answerOutside = (page: Page): Promise<unknown> => dev(page, 'outside', {})

/** What is on an account of the demonstration's bank from now on. */
export const setBalance = (page: Page, accountNo: string, balance: string): Promise<unknown> =>
  dev(page, 'balance', { accountNo, balance })

/** Business time moves on by so many days; each has its work done. */
export const moveClock = (page: Page, days: number): Promise<{ now: string }> => dev(page, 'clock', { days })

/** Until a day: an early repayment is collected on the day that was signed, which is today on working days until 16:00. */
export async function moveClockTo(page: Page, day: string): Promise<void> {
  let { now } = await moveClock(page, 0)
  while (now.slice(0, 10) < day) ({ now } = await moveClock(page, 1))
}

/** What the bank of the demonstration pays on working days it pays now: on a day off the clock moves on to the next one. */
export async function bankPays(page: Page): Promise<void> {
  const calendar = holidayRows.map(([day, kind, name]) => ({ day, kind, name }))
  let { now } = await moveClock(page, 0)
  while (!isWorkingDay(now.slice(0, 10), calendar)) ({ now } = await moveClock(page, 1))
  await answerOutside(page)
}

/** The day on which the form of an early repayment says that the bank collects. */
export async function repayDay(page: Page): Promise<string> {
  const text = (await page.locator('#repayDate').textContent()) ?? ''
  return /\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? ''
}
