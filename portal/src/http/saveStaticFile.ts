import { saveBlob } from '@jinpiao/ui-kit/lib/saveBlob'
import axios from 'axios'
import { i18n } from '#portal/i18n.ts'
import { isBrowserOffline, NetworkError } from './errors.ts'

/**
 * Fetches a static file, in the language of the page, and saves it under a name (spec §7): a link would show it.
 * @throws {NetworkError} it did not come.
 */
export async function saveStaticFile(address: string, fileName: string): Promise<void> {
  const headers = { 'accept-language': i18n.language }
  const { data } = await axios.get<Blob>(address, { headers, responseType: 'blob' }).catch((cause) => {
    throw new NetworkError(undefined, { cause, isOffline: isBrowserOffline() })
  })
  saveBlob(data, fileName)
}
