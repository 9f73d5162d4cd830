import { uploadFile } from '@jinpiao/contract/files'
import type { TestClient } from './testClient.ts'

/** A form with one file, as the bytes that a browser would send. */
export async function formOf(name: string, bytes: Uint8Array) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const body = new Response(form)
  const headers = { 'content-type': body.headers.get('content-type') ?? '' }
  return { headers, body: new Uint8Array(await body.arrayBuffer()) }
}

/** Uploads a file as a browser does, and gives the answer. */
export async function upload(client: TestClient, name: string, bytes: Uint8Array) {
  const { headers, body } = await formOf(name, bytes)
  const answer = await client.send('POST', uploadFile.path, '', body, { headers })
  return answer as { code: string; data: { pkFile: string; sha256: string; name: string; mime: string } }
}
