import { pathOf } from '@jinpiao/contract/endpoint'
import { API_BASE } from '@jinpiao/contract/envelope'
import {
  deleteFile,
  downloadFile,
  packFiles,
  presignDownload,
  presignPacket,
  showSnapshot,
  uploadFile,
} from '@jinpiao/contract/files'
import { inPageLanguage } from '@jinpiao/contract/pageLanguage'
import type { Language } from '@jinpiao/contract/words'
import { runCommand } from '../acts/command.ts'
import { deleteFile as removeFile } from '../acts/files.ts'
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
import { requireUpload } from './upload.ts'

const LINK_MINUTES = 5

/** Files of the caller's enterprise (I25): another one's answers like an absent one. */
export function registerFiles({ on, services }: Api): void {
  const { database, clock, wall, files } = services

  on(uploadFile, async ({ request, commandContext, identity }) => {
    const received = requireUpload(request)
    const { name, sha256, size } = received
    const { mime } = await inspectUpload(name, received)
    // Before the file is kept: a disk is full as soon with those of a refused upload.
    await database.write(async (tx) => {
      await spend(tx, todayOf(clock), 'upload', identity.corp.pkCorp)
      await spend(tx, todayOf(clock), 'uploadMb', identity.corp.pkCorp, Math.ceil(size / 2 ** 20))
    })
    await files.keep(received)
    const input = { name, sha256, size }
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
    return runCommand(context, { name: 'file.delete', permission }, params, async (act) => {
      await removeFile(act, params.pkFile)
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
