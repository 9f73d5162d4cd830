import { MAX_FILES_PACKED, presignPacket } from '@jinpiao/contract/files'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { saveAddress } from '@jinpiao/ui-kit/lib/saveBlob'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'

/** Has the server pack these, and saves the packet under that name. */
export type SavePacket = (pkFiles: string[], fileName: string) => Promise<void>

/** The browser saves it while it comes. */
const saveByAddress: SavePacket = async (pkFiles, fileName) => {
  const { url } = await call(presignPacket, { body: { pkFiles, fileName } })
  saveAddress(url, fileName)
}

/**
 * Saves several files in one ZIP. More than one ZIP may hold come in several, `合同文件-1.zip`, and that is said.
 *
 * @param save how one ZIP is saved.
 * @returns takes the files, and what they are together: the packet is saved under it.
 */
export function useSavePacket(
  save: SavePacket = saveByAddress,
): (files: readonly { pkFile: string }[], name: string) => Promise<void> {
  const { t } = useTranslation()
  return async (files, name) => {
    const parts = Math.ceil(files.length / MAX_FILES_PACKED)
    for (let part = 0; part < parts; part++) {
      const fileName = parts === 1 ? `${name}.zip` : `${name}-${part + 1}.zip`
      const pkFiles = files.slice(part * MAX_FILES_PACKED, (part + 1) * MAX_FILES_PACKED).map(({ pkFile }) => pkFile)
      await save(pkFiles, fileName)
    }
    if (parts > 1) notify(t('packetParts', { count: parts, files: files.length }))
  }
}
