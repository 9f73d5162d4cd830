import type { CDPSession, Page } from '@playwright/test'

/** What a page has asked the server. */
interface Call {
  method: string
  url: string
  /** What was sent, if it was JSON. */
  sent: unknown
}

/** What the page is told: nothing as long as the state lasts, a body, or the server's own answer with other data. */
export type Answer = 'none' | { status?: number; json?: unknown } | { change: (data: unknown) => unknown }

type Answering = (call: Call) => Answer | undefined

interface Paused {
  requestId: string
  request: { method: string; url: string; headers: Record<string, string>; postData?: string }
  /** Only of an answer that the server has given. */
  responseStatusCode?: number
  responseHeaders?: { name: string; value: string }[]
}

interface Answers {
  session: CDPSession
  /** The latest is asked first. */
  all: Answering[]
}
const answersOf = new WeakMap<Page, Answers>()

/**
 * Answers what the page asks for as `answering` says; what it answers with `undefined` goes on to the server. Playwright
 * (1.65) has `page.route` for this, and takes the browser's cache away meanwhile: to load the portal then costs half as
 * much again, and most states load it.
 */
export async function answerCalls(page: Page, answering: Answering): Promise<void> {
  const known = answersOf.get(page)
  if (known !== undefined) {
    known.all.unshift(answering)
    return
  }
  const session = await page.context().newCDPSession(page)
  const all = [answering]
  answersOf.set(page, { session, all })
  session.on('Fetch.requestPaused', (paused) => {
    const call = callOf(paused)
    const given = all.reduce<Answer | undefined>((found, answering) => found ?? answering(call), undefined)
    // A page that goes elsewhere meanwhile takes its question with it.
    void answer(session, paused, given).catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/corp/v1/*' }] })
}

/** The server answers again, what was held back too. */
export async function answerNothing(page: Page): Promise<void> {
  await answersOf.get(page)?.session.detach()
  answersOf.delete(page)
}

function callOf({ request: { method, url, headers, postData } }: Paused): Call {
  return { method, url, sent: isJson(headers) && postData !== undefined ? JSON.parse(postData) : null }
}

async function answer(
  session: CDPSession,
  { requestId, responseStatusCode: status, responseHeaders = [] }: Paused,
  given: Answer | undefined,
): Promise<unknown> {
  if (given === 'none') return
  if (given === undefined) return session.send('Fetch.continueRequest', { requestId })
  if (!('change' in given)) {
    const { status = 200, json } = given
    return fulfil(session, requestId, status, [{ name: 'content-type', value: 'application/json' }], json)
  }
  if (status === undefined) return session.send('Fetch.continueRequest', { requestId, interceptResponse: true })
  const isFile = !isJson(Object.fromEntries(responseHeaders.map(({ name, value }) => [name, value])))
  if (isFile) return session.send('Fetch.continueRequest', { requestId })
  const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId })
  const { data, ...envelope } = JSON.parse(Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString())
  // The body is as it was before it was packed.
  const unpacked = responseHeaders.filter(({ name }) => !/^content-(length|encoding)$/i.test(name))
  return fulfil(session, requestId, status, unpacked, { ...envelope, data: given.change(data) })
}

const isJson = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).some(([name, value]) => /^content-type$/i.test(name) && value.includes('json'))

const fulfil = (
  session: CDPSession,
  requestId: string,
  responseCode: number,
  responseHeaders: { name: string; value: string }[],
  json: unknown,
) => {
  const body = json === undefined ? '' : Buffer.from(JSON.stringify(json)).toString('base64')
  return session.send('Fetch.fulfillRequest', { requestId, responseCode, responseHeaders, body })
}
