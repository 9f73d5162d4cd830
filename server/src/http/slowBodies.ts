import type { FastifyInstance } from 'fastify'

/** In each of these windows a body has to come on by a kilobyte a second, on a line however bad. */
const WINDOW_MS = 30_000
const BYTES_PER_SECOND = 1024

/** Ends requests whose body trickles, so that nobody keeps connections and what they hold by sending next to nothing. */
export function endSlowBodies(
  app: FastifyInstance,
  { windowMs, bytesPerSecond }: { windowMs: number; bytesPerSecond: number } = {
    windowMs: WINDOW_MS,
    bytesPerSecond: BYTES_PER_SECOND,
  },
): void {
  app.addHook('onRequest', async ({ raw, headers }, reply) => {
    if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return
    const { socket } = raw
    let before = socket.bytesRead
    const timer = setInterval(() => {
      const isSlow = socket.bytesRead - before < (bytesPerSecond * windowMs) / 1000
      before = socket.bytesRead
      if (raw.complete || socket.destroyed) return clearInterval(timer)
      if (!isSlow) return
      // Who was refused before his body has had his answer; nobody else has, for it begins when the body has ended.
      if (reply.raw.headersSent) socket.destroy()
      else socket.end('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
    }, windowMs)
    timer.unref()
    for (const over of ['end', 'close']) raw.once(over, () => clearInterval(timer))
  })
}
