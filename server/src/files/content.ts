import type { FastifyReply } from 'fastify'
import { BusinessError } from '../domain/businessError.ts'
import type { FileStore } from './store.ts'

/** Shown inside the page; everything else is only ever saved. */
const VIEWABLE = new Set(['application/pdf', 'image/jpeg', 'image/png'])

/** Sends a stored file. Its own policy forbids everything: whatever it contains, it stays a picture or a document. */
export async function sendFile(
  reply: FastifyReply,
  store: FileStore,
  file: { name: string; mime: string; sha256: string },
  asAttachment: boolean,
): Promise<FastifyReply> {
  const { stream, size } = await store.open(file.sha256).catch(() => {
    throw new BusinessError('01000302')
  })
  const disposition = asAttachment || !VIEWABLE.has(file.mime) ? 'attachment' : 'inline'
  return reply
    .header('content-type', file.mime)
    .header('content-length', size)
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'self'")
    .header('cache-control', 'private, no-store')
    .send(stream)
}
