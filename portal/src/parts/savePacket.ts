import { presignPacket } from '@jinpiao/contract/files'
import { saveAddress } from '@jinpiao/ui-kit/lib/saveBlob'
import { call } from '#portal/http/client.ts'

/**
 * Several files in one ZIP, which the browser saves while it comes.
 * @param name what they are together: the packet is saved under it.
 */
export async function savePacket(files: readonly { pkFile: string }[], name: string): Promise<void> {
  const fileName = `${name}.zip`
  const { url } = await call(presignPacket, { body: { pkFiles: files.map(({ pkFile }) => pkFile), fileName } })
  saveAddress(url, fileName)
}
