import { inPageLanguage } from '@jinpiao/contract/pageLanguage'
import { saveBlob } from '@jinpiao/ui-kit/lib/saveBlob'
import axios from 'axios'
import { i18n, type Language } from '#portal/i18n.ts'
import { isBrowserOffline, NetworkError } from './errors.ts'

/**
 * Fetches a static file, in the language of the page, and saves it under a name (spec §7): a link would show it.
 * @throws {NetworkError} it did not come.
 */
export async function saveStaticFile(address: string, fileName: string): Promise<void> {
  const inLanguage = inPageLanguage(address, i18n.language as Language)
  const { data } = await axios.get<Blob>(inLanguage, { responseType: 'blob' }).catch((cause) => {
    throw new NetworkError(undefined, { cause, isOffline: isBrowserOffline() })
  })
  saveBlob(data, fileName)
}
