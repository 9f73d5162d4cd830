import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The telephone network: takes what the platform sends by its gateway, and tells each number what came last. */
export async function phones() {
  const last = new Map<string, string>()
  let heard: ((mobile: string) => void) | undefined
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const sent = JSON.parse(body) as { mobile: string; params: string[] }
    last.set(sent.mobile, sent.params[0] ?? '')
    heard?.(sent.mobile)
    response.end('{}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/sms`,
    read(mobile: string): string {
      const text = last.get(mobile)
      if (text === undefined) throw new Error(`Nothing came to ${mobile}`)
      return text
    },
    /** The number that the next message goes to, as soon as it has arrived: its sender has no answer yet. */
    next: () =>
      new Promise<string>((resolve) => {
        heard = resolve
      }),
    close: () => new Promise((closed) => server.close(closed)),
  }
}
