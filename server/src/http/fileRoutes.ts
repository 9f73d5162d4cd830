import { pathOf } from '@jinpiao/contract/endpoint'
import { API_BASE } from '@jinpiao/contract/envelope'
import {
  deleteFile,
  downloadFile,
  MAX_FILE_BYTES,
  packFiles,
  presignDownload,
  presignPacket,
  showSnapshot,
  uploadFile,
} from '@jinpiao/contract/files'
import { inPageLanguage } from '@jinpiao/contract/pageLanguage'
import type { Language } from '@jinpiao/contract/words'
import type { FastifyRequest } from 'fastify'
import { runCommand } from '../acts/command.ts'
import { newPk } from '../acts/keys.ts'
import { spend } from '../acts/quota.ts'
import type { Reader } from '../db/database.ts'
import type { FileObjectTable } from '../db/tables/service.ts'
import { BusinessError } from '../domain/businessError.ts'
import { MINUTE_MS, todayOf } from '../domain/clock.ts'
import { type Delivery, deliver } from '../files/content.ts'
import { inspectUpload, safeName } from '../files/magic.ts'
import { boxOf } from '../files/picture.ts'
import { giveNonce, takeNonce } from '../session/nonces.ts'
import type { Call } from './call.ts'
import type { Api } from './register.ts'

const LINK_MINUTES = 5

/** Files of the caller's enterprise (I25): another one's answers like an absent one. */
export function registerFiles({ on, services }: Api): void {
  const { database, clock, wall, files } = services

  on(uploadFile, async ({ request, commandContext, identity }) => {
    const { name, bytes } = await readUpload(request)
    const { mime } = await inspectUpload(name, bytes)
    // Before the bytes are stored: a disk is full as soon with those of a refused upload.
    await database.write(async (tx) => {
      await spend(tx, todayOf(clock), 'upload', identity.corp.pkCorp)
      await spend(tx, todayOf(clock), 'uploadMb', identity.corp.pkCorp, Math.ceil(bytes.length / 2 ** 20))
    })
    const { sha256 } = await files.put(bytes)
    const input = { name, sha256, size: bytes.length }
    const { permission } = uploadFile
    return runCommand(
      await commandContext(),
      { name: 'file.upload', permission },
      input,
      async ({ tx, at, actor, facts }) => {
        const row: FileObjectTable = {
          ...input,
          pkFile: newPk(),
          fkCorp: actor.fkCorp,
          mime,
          kind: 'UPLOAD',
          uploadedBy: identity.person.personId,
          at,
        }
        await tx.insertInto('file_object').values(row).execute()
        facts.push({ action: 'file.upload', target: `file:${row.pkFile}`, after: { ...input, mime } })
        return { ...input, pkFile: row.pkFile, mime, uploadedAt: at }
      },
    )
  })

  on(deleteFile, async ({ params, commandContext }) => {
    const context = await commandContext()
    const { permission } = deleteFile
    return runCommand(context, { name: 'file.delete', permission }, params, async ({ tx, actor, facts }) => {
      const file = await ownFile(tx, actor.fkCorp, params.pkFile)
      // Applications keep the ids of their files in the payload; a file that anything names stays.
      const user = await tx
        .selectFrom('application')
        .select('applyNo')
        .where('fkCorp', '=', actor.fkCorp)
        .where('payload', 'like', `%${file.pkFile}%`)
        .executeTakeFirst()
      if (user) throw new BusinessError('01000303', `${file.name}：${user.applyNo}`)
      await tx.deleteFrom('file_object').where('pkFile', '=', file.pkFile).execute()
      facts.push({
        action: 'file.delete',
        target: `file:${file.pkFile}`,
        before: { name: file.name, sha256: file.sha256 },
      })
      return {}
    })
  })

  on(presignDownload, async ({ query, identity, language, record }) => {
    const { pkFile, thumbnailType, resize, isAttachment = true, localFileName } = query
    const { mime, sha256, name: given } = await ownFile(database.read, identity.corp.pkCorp, pkFile)
    const name = safeName(localFileName ?? given)
    const box = boxOf(mime, thumbnailType, resize)
    await database.write((tx) => record(tx, { action: 'file.download', target: `file:${pkFile}`, after: { name } }))
    return oneTimeAddress({ name, mime, sha256, box, asAttachment: isAttachment }, language)
  })

  on(presignPacket, async (call) => oneTimeAddress(await packed(call), call.language))

  on(packFiles, async (call) => deliver(call.reply, files, await packed(call, call.body.singlePatch)))

  on(downloadFile, async ({ params, reply }) => {
    const link = await takeNonce(database, wall, 'download', params.token)
    if (link?.subject == null) throw new BusinessError('10000104')
    return deliver(reply, files, JSON.parse(link.subject))
  })

  on(showSnapshot, async ({ params, identity, reply, record }) => {
    const { name, pkFile, mime, sha256 } = await ownFile(database.read, identity.corp.pkCorp, params.id)
    const box = boxOf(mime, params.type)
    await database.write((tx) => record(tx, { action: 'file.view', target: `file:${pkFile}`, after: { name } }))
    return deliver(reply, files, { name, mime, sha256, box, asAttachment: false })
  })

  /** A browser opens it by itself: what becomes of it is said in the language that it was asked in. */
  async function oneTimeAddress(delivery: Delivery, language: Language) {
    const { nonce, expiresAt } = await giveNonce(database, wall, {
      purpose: 'download',
      subject: JSON.stringify(delivery),
      ttlMs: LINK_MINUTES * MINUTE_MS,
    })
    const path = pathOf(downloadFile.path, { token: nonce })
    return { url: inPageLanguage(API_BASE + path, language), expiresAt }
  }

  /** Each of the files once; a foreign one among them, and nothing is sent. Every file has its line in the audit. */
  async function packed(
    { body, identity, record }: Pick<Call<typeof presignPacket>, 'body' | 'identity' | 'record'>,
    evenOne = false,
  ): Promise<Delivery> {
    const found = await ownFiles(database.read, identity.corp.pkCorp, [...new Set(body.pkFiles)])
    const name = safeName(/\.zip$/i.test(body.fileName) ? body.fileName : `${body.fileName}.zip`)
    const facts = found.map(({ pkFile }) => ({ action: 'file.download', target: `file:${pkFile}`, after: { name } }))
    await database.write((tx) => record(tx, ...facts))
    const [first] = found
    return found.length === 1 && first && !evenOne
      ? { name: first.name, mime: first.mime, sha256: first.sha256, asAttachment: true }
      : { name, packed: found.map((file) => ({ name: file.name, sha256: file.sha256 })), asAttachment: true }
  }
}

async function ownFile(db: Reader, fkCorp: string, pkFile: string): Promise<FileObjectTable> {
  const [file] = await ownFiles(db, fkCorp, [pkFile])
  return file!
}

/**
 * In the order of the ids.
 * @throws {BusinessError} 01000302, for another enterprise's file as for none (T16).
 */
async function ownFiles(db: Reader, fkCorp: string, pkFiles: readonly string[]): Promise<FileObjectTable[]> {
  const rows = await db
    .selectFrom('file_object')
    .selectAll()
    .where('pkFile', 'in', pkFiles)
    .where('fkCorp', '=', fkCorp)
    .execute()
  return pkFiles.map((pkFile) => {
    const file = rows.find((row) => row.pkFile === pkFile)
    if (!file) throw new BusinessError('01000302')
    return file
  })
}

/** The one file of a multipart request. @throws {BusinessError} 01000303 there is none, 10000102 */
export async function readUpload({ headers, rawBody = Buffer.alloc(0) }: FastifyRequest) {
  // Of the platform: a page's own FormData comes back as it was.
  const answer = new Response(new Uint8Array(rawBody), { headers: { 'content-type': headers['content-type'] ?? '' } })
  const form = await answer.formData().catch(() => undefined)
  const file = form?.get('file')
  if (!(file instanceof File)) throw new BusinessError('01000303', 'file')
  if (file.size > MAX_FILE_BYTES) throw new BusinessError('10000102')
  return { name: safeName(file.name), bytes: Buffer.from(await file.arrayBuffer()) }
}
