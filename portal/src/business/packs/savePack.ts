import { packFiles } from '@jinpiao/contract/files'
import { saveBlob } from '@jinpiao/ui-kit/lib/saveBlob'
import { download } from '#portal/http/client.ts'

/**
 * Files of a pack as one ZIP, also where there is one file: what is handed on as 「第三季度资料」 is the pack, not a file of it
 * (spec §7).
 */
export async function savePack(pkFiles: readonly string[], fileName: string): Promise<void> {
  const body = { pkFiles: [...pkFiles], fileName, singlePatch: true }
  saveBlob(await download(packFiles, { body }), fileName)
}
