import { packFiles } from '@jinpiao/contract/files'
import { saveBlob } from '@jinpiao/ui-kit/lib/saveBlob'
import { download } from '#portal/http/client.ts'
import type { SavePacket } from '#portal/parts/useSavePacket.ts'

/**
 * The files of a pack as one ZIP under its name, also where there is one file: what is handed on as 「第三季度资料」 is the
 * pack, not a file of it. `savePack(['F1'], '第三季度资料.zip')`
 */
export const savePack: SavePacket = async (pkFiles, fileName) =>
  saveBlob(await download(packFiles, { body: { pkFiles, fileName, singlePatch: true } }), fileName)
