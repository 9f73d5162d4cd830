import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { MAX_FILE_BYTES, MAX_UPLOAD_BYTES } from '@jinpiao/contract/files'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BusinessError } from '../domain/businessError.ts'
import { safeName } from '../files/magic.ts'
import type { FileStore, Received } from '../files/store.ts'

/** A form with a file, after it has been streamed to the disk. */
export interface Upload {
  /** base64url SHA-256 of the whole body, as the request signature has it. */
  bodyHash: string
  /** The file in it; absent where the form is malformed or has none. */
  file?: Received & { name: string }
}

declare module 'fastify' {
  export interface FastifyRequest {
    upload?: Upload
  }
  export interface FastifyContextConfig {
    /** The route takes a form with a file. */
    takesUpload?: true
  }
}

/**
 * Streams the body of every route that takes a file: parsed, hashed and written piece by piece, so an upload needs no
 * memory. It happens before the signature is verified, because that covers the whole body; `register.ts` discards
 * whatever the handler has not kept.
 */
export function streamUploads(app: FastifyInstance, files: FileStore): void {
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    if (!request.routeOptions.config.takesUpload) throw Object.assign(new Error('multipart'), { statusCode: 415 })
    request.upload = await receive(request.headers['content-type'] ?? '', payload, files)
    return undefined
  })
}

async function receive(contentType: string, payload: Readable, files: FileStore): Promise<Upload> {
  const form = formReader(contentType, files)
  const hash = createHash('sha256')
  let size = 0
  try {
    // Its socket must stay open for the answer, also when reading ends early.
    for await (const piece of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += piece.length
      if (size > MAX_UPLOAD_BYTES) throw Object.assign(new Error('body'), { statusCode: 413 })
      hash.update(piece)
      await form.write(piece)
    }
  } catch (error) {
    await form.abort()
    payload.resume()
    throw error
  }
  const file = await form.end()
  return { bodyHash: hash.digest('base64url'), ...(file && { file }) }
}

/** Reads a form piece by piece. After its first error it takes no more, so that the signature is still judged first. */
function formReader(contentType: string, files: FileStore) {
  let name = ''
  let stream: Readable | undefined
  let received: Promise<Received | Error> | undefined
  let failure: unknown
  let form: BusboyInstance
  try {
    form = new Busboy({ headers: { 'content-type': contentType }, limits: { fields: 20, fieldSize: 64 * 1024 } })
  } catch {
    // No boundary: a form of nothing.
    return { write: async () => undefined, abort: async () => undefined, end: async () => undefined }
  }
  const done = finished(form).catch((error: unknown) => {
    failure ??= error
  })
  form.on('file', (field, part, fileName) => {
    // The parser tells it to the part as well, also after the store has let go of it: unheard, that would end the server.
    part.on('error', () => undefined)
    if (field !== 'file' || stream !== undefined) {
      part.resume()
      return
    }
    name = safeName(fileName ?? '')
    stream = part
    received = files.receive(part).catch((error: Error) => {
      // A disk that takes no more: nobody reads the part any longer.
      form.destroy(error)
      return error
    })
  })
  const stop = async (error: Error) => {
    failure ??= error
    stream?.destroy(error)
    const file = await received
    if (file !== undefined && !(file instanceof Error)) await files.discard(file)
  }
  return {
    async write(piece: Buffer) {
      if (failure === undefined && !form.write(piece)) await Promise.race([once(form, 'drain'), done])
    },
    abort: () => stop(new Error('The upload broke off')),
    async end() {
      if (failure === undefined) form.end()
      await done
      if (failure !== undefined) {
        await stop(new Error('The form is malformed'))
        return undefined
      }
      const file = await received
      if (file instanceof Error) throw file
      return file && { ...file, name }
    },
  }
}

/** The one file of a multipart request. @throws {BusinessError} 01000303 there is none, 10000102 */
export function requireUpload({ upload }: FastifyRequest): Received & { name: string } {
  if (upload?.file === undefined) throw new BusinessError('01000303', 'file')
  if (upload.file.size > MAX_FILE_BYTES) throw new BusinessError('10000102')
  return upload.file
}

/** The same with its bytes, for what is read whole. */
export async function readUpload(request: FastifyRequest): Promise<{ name: string; bytes: Buffer }> {
  const { name, path } = requireUpload(request)
  return { name, bytes: await readFile(path) }
}
