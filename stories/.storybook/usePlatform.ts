import { platforms } from '@jinpiao/themes/platforms'
import { themeStylesheet } from '@jinpiao/themes/stylesheet'
import { useEffect } from 'react'

/** The mode that is none of the page's own: the reader's colour scheme, contrast and forced colours decide. */
export const ofSystem = 'system'

/** The same stylesheet text that the server writes for a platform, exchanged without a reload. */
export function usePlatform(platformType: string, mode: string): void {
  useEffect(() => {
    const style = document.head.appendChild(document.createElement('style'))
    style.textContent = themeStylesheet(platforms.find((platform) => platform.platformType === platformType))
    return () => style.remove()
  }, [platformType])
  useEffect(() => {
    if (mode === ofSystem) delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = mode
  }, [mode])
}
