import { MAX_FILES_PACKED, presignPacket } from '@jinpiao/contract/files'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { saveAddress } from '@jinpiao/ui-kit/lib/saveBlob'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'

/** Saves the files of these keys as one ZIP of this name. */
type SavePart = (pkFiles: readonly string[], fileName: string) => Promise<void>

const byLink: SavePart = async (pkFiles, fileName) => {
  const { url } = await call(presignPacket, { body: { pkFiles: [...pkFiles], fileName } })
  saveAddress(url, fileName)
}

/**
 * Saves several files in one ZIP, which the browser saves while it comes. More than one ZIP may hold come in several,
 * `合同文件-1.zip`, and that is said.
 *
 * @param save saves one of them; else by a link, which keeps nothing in memory
 * @returns takes the files, and what they are together: the packet is saved under it.
 */
export function useSavePacket(
  save: SavePart = byLink,
): (files: readonly { pkFile: string }[], name: string) => Promise<void> {
  const { t } = useTranslation()
  return async (files, name) => {
    const parts = Math.ceil(files.length / MAX_FILES_PACKED)
    for (let part = 0; part < parts; part++) {
      const some = files.slice(part * MAX_FILES_PACKED, (part + 1) * MAX_FILES_PACKED)
      await save(
        some.map(({ pkFile }) => pkFile),
        parts === 1 ? `${name}.zip` : `${name}-${part + 1}.zip`,
      )
    }
    if (parts > 1) notify(t('packetParts', { count: parts, files: files.length }))
  }
}
