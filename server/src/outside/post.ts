import { NotTaken } from './notTaken.ts'

/** Where something is posted to, and how long an answer may take. */
export interface Target {
  /** The variable that names it, e.g. `SMS_URL`: how logs name the receiver. */
  name: string
  url: string
  token?: string | undefined
  timeoutMs?: number
}

const TIMEOUT_MS = 5000

/**
 * One POST of JSON; any 2xx means that it was taken. What the receiver answers besides is not read: it may repeat the number.
 * @throws {NotTaken} it was refused, or nobody answered in time.
 */
export async function postJson({ name, url, token, timeoutMs = TIMEOUT_MS }: Target, body: object): Promise<void> {
  let answer: Response
  try {
    answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      // A redirect would take the token, and the number, to somebody else.
      redirect: 'manual',
    })
  } catch (error) {
    if (isTimeout(error)) throw new NotTaken(`${name} did not answer within ${timeoutMs} ms`, true)
    const code = codeOf(error)
    throw new NotTaken(`${name} cannot be reached (${code})`, code !== 'ECONNREFUSED' && code !== 'ENOTFOUND')
  }
  await answer.body?.cancel()
  if (!answer.ok) throw new NotTaken(`${name} answered ${answer.status}`)
}

const isTimeout = (error: unknown): boolean => (error as Error).name === 'TimeoutError'

/** What the system says, `ECONNREFUSED`; `fetch` wraps it. */
const codeOf = (error: unknown): string => (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name
