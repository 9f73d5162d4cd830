import { uploadFile } from '@jinpiao/contract/files'
import { API_BASE } from '@jinpiao/contract/envelope'
import { SIGNATURE_HEADER } from '@jinpiao/contract/requestSignature'
import type { FastifyInstance } from 'fastify'
import type { TestClient } from './testClient.ts'

/** Uploads a file as a browser does, and gives the answer. */
export async function upload(app: FastifyInstance, client: TestClient, name: string, bytes: Uint8Array) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const request = new Request('http://x/', { method: 'POST', body: form })
  const { path } = uploadFile
  const answer = await app.inject({
    method: 'POST',
    url: API_BASE + path,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      cookie: client.cookie ?? '',
      [SIGNATURE_HEADER]: await client.signer.sign({ method: 'POST', path, query: '' }),
    },
  })
  return answer.json() as { code: string; data: { pkFile: string; sha256: string; name: string; mime: string } }
}
