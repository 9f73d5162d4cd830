import type { PlatformConfig } from '@jinpiao/contract/platform'
import { englishOf } from '@jinpiao/themes/englishOf'
import { atom, useAtomValue } from 'jotai'
import { useMemo, useSyncExternalStore } from 'react'
import { chunk } from '#portal/chunk.ts'
import { i18n } from '#portal/i18n.ts'
import { store } from '#portal/session/store.ts'

export const platformAtom = atom<PlatformConfig | undefined>(undefined)

/**
 * The platform's words and flags. The server writes them into the page, so that nothing is asked for before the
 * first paint; the development server does not, then they are fetched.
 */
export async function loadPlatform(): Promise<PlatformConfig> {
  const config = writtenIntoPage() ?? (await fetchPlatform())
  store.set(platformAtom, config)
  return config
}

function writtenIntoPage(): PlatformConfig | undefined {
  const text = document.getElementById('platform-config')?.textContent
  return text ? (JSON.parse(text) as PlatformConfig) : undefined
}

async function fetchPlatform(): Promise<PlatformConfig> {
  const [{ call }, { getPlatformConfig }] = await chunk(
    Promise.all([import('#portal/http/client.ts'), import('@jinpiao/contract/platform')]),
  )
  return call(getPlatformConfig, {})
}

/** Inside the app the platform is always known: `main.tsx` waits for it. Its words are those of the reader's language. */
export function usePlatform(): PlatformConfig {
  const platform = useAtomValue(platformAtom)
  const language = useSyncExternalStore(onLanguage, () => i18n.language)
  if (platform === undefined) throw new Error('The platform is not loaded')
  return useMemo(() => (language === 'en-US' ? englishOf(platform) : platform), [platform, language])
}

function onLanguage(tell: () => void): () => void {
  i18n.on('languageChanged', tell)
  return () => i18n.off('languageChanged', tell)
}
