import { packFiles } from '@jinpiao/contract/files'
import { saveBlob } from '@jinpiao/ui-kit/lib/saveBlob'
import { download } from '#portal/http/client.ts'

/**
 * The files of a pack as one ZIP under its name, also where there is one file: what is handed on as 「第三季度资料」 is the
 * pack, not a file of it.
 */
export async function savePack(files: readonly { pkFile: string }[], packName: string): Promise<void> {
  const fileName = `${packName}.zip`
  const body = { pkFiles: files.map(({ pkFile }) => pkFile), fileName, singlePatch: true }
  saveBlob(await download(packFiles, { body }), fileName)
}
