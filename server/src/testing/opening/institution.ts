import { createHash, createPrivateKey, type JsonWebKey, randomBytes, randomUUID, sign } from 'node:crypto'

export interface DoorTask {
  pkTask: string
  kind: string
  no: string
  corpName: string
  body: Record<string, unknown>
}
interface DoorAnswer {
  code: string
  message: string
  data: unknown
}

const base64url = (bytes: Buffer) => bytes.toString('base64url')

/**
 * An institution as a program of its own: it speaks the door's protocol as `docs/guides/connect-an-institution.md` has it,
 * and uses nothing of the platform's code.
 */
export function institution(address: string, key: JsonWebKey & { kid: string }, now: () => number) {
  const privateKey = createPrivateKey({ key, format: 'jwk' })

  async function send(method: 'GET' | 'POST', path: string, said?: object): Promise<DoorAnswer> {
    const body = said === undefined ? '' : JSON.stringify(said)
    const [ts, nonce] = [String(now()), base64url(randomBytes(16))]
    const hash = base64url(createHash('sha256').update(body).digest())
    const [where = '', query = ''] = path.split('?')
    const text = ['SCF1', method, where, query, hash, ts, nonce].join('\n')
    const sig = base64url(sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }))
    const headers = { 'x-jinpiao-signature': `SCF1 kid=${key.kid},ts=${ts},nonce=${nonce},sig=${sig}` }
    const answer = await fetch(`${address}/api/web${path}`, {
      method,
      headers: { ...headers, ...(body !== '' && { 'content-type': 'application/json' }) },
      ...(body !== '' && { body }),
    })
    return (await answer.json()) as DoorAnswer
  }

  async function tasks(kind?: string): Promise<DoorTask[]> {
    const { data } = await send('GET', `/outside/v1/tasks${kind === undefined ? '' : `?kind=${kind}`}`)
    return (data as { tasks: DoorTask[] }).tasks
  }

  return {
    send,
    tasks,
    answer: (pkTask: string, body: object, line?: number) =>
      send('POST', '/outside/v1/answers', {
        pkTask,
        evidenceKey: randomUUID(),
        answer: 'APPROVE',
        body,
        ...(line !== undefined && { line }),
      }),
  }
}
export type Institution = ReturnType<typeof institution>
