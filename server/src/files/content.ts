import { buffer } from 'node:stream/consumers'
import type { FastifyReply } from 'fastify'
import { BusinessError } from '../domain/businessError.ts'
import { type PackedFile, packetOf } from './packet.ts'
import { DiskSilent } from './patience.ts'
import { type Box, smaller } from './picture.ts'
import type { FileStore } from './store.ts'

/** Shown inside the page; everything else is only ever saved. */
const VIEWABLE = new Set(['application/pdf', 'image/jpeg', 'image/png'])

/** What is sent: a stored file, a picture made smaller, or several files in a ZIP. */
export type Delivery = { name: string; asAttachment: boolean } & (
  | { mime: string; sha256: string; box?: Box | undefined }
  | { packed: readonly PackedFile[] }
)

/** Sends it. Its own policy forbids everything: whatever it contains, it stays a picture or a document. */
export async function deliver(reply: FastifyReply, store: FileStore, delivery: Delivery): Promise<FastifyReply> {
  const { name, asAttachment } = delivery
  const mime = 'packed' in delivery ? 'application/zip' : delivery.mime
  const disposition = asAttachment || !VIEWABLE.has(mime) ? 'attachment' : 'inline'
  reply
    .header('content-type', mime)
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'self'")
    .header('cache-control', 'private, no-store')
  if ('packed' in delivery) return reply.send(packetOf(store, delivery.packed))
  const { stream, size } = await store.open(delivery.sha256).catch((error: unknown) => {
    throw error instanceof DiskSilent ? error : new BusinessError('01000302')
  })
  if (delivery.box) return reply.send(await smaller(await buffer(stream), delivery.box))
  return reply.header('content-length', size).send(stream)
}
