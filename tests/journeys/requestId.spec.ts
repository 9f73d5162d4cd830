import { expect, test } from '../lib/journey.ts'
import { Keyboard } from '../lib/keyboard.ts'
import { startOwnServer } from '../lib/ownServer.ts'
import { personOf } from '../lib/people.ts'
import { enterPassword, logIn } from '../lib/steps.ts'

const NUMBER = /请求编号 ([\w-]{8,64})/

test('the number that a person reads when no answer came is that of the line in the log, of an act and of a query', async ({
  browser,
}) => {
  const { baseURL, said, stop } = await startOwnServer({}, { LOG_LEVEL: 'info' })
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const keyboard = await Keyboard.of(page)
  /** The server answers, and a proxy in between makes a fault of it. */
  const losing = async (pattern: string) =>
    page.route(pattern, async (route) => {
      await route.fetch()
      await route.fulfill({ status: 502, body: 'Bad Gateway' })
    })
  const lineOf = async (route: string) => {
    const text = page.getByText(NUMBER).first()
    await expect(text).toBeVisible()
    const [, id = ''] = NUMBER.exec(await text.innerText()) ?? []
    const lines = () =>
      said()
        .split('\n')
        .filter((line) => line.includes(`"reqId":"${id}"`))
        .map((line) => JSON.parse(line) as { route: string; msg: string })
    await expect.poll(() => lines().map(({ msg }) => msg)).toContain('answered')
    expect(new Set(lines().map((line) => line.route))).toEqual(new Set([route]))
  }
  try {
    await losing('**/api/web/uaa/login/password*')
    await keyboard.open('login')
    await enterPassword(keyboard, personOf('CO'))
    await lineOf('/api/web/uaa/login/password')
    await page.unrouteAll()
    await logIn(keyboard, personOf('CO'))
    await losing('**/api/web/corp/v1/sys/messages?*')
    await page.goto('my/message/index')
    await lineOf('/api/web/corp/v1/sys/messages')
  } finally {
    await context.close()
    await stop()
  }
})
