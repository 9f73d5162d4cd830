import { platforms } from '@jinpiao/themes/platforms'
import { themeStylesheet } from '@jinpiao/themes/stylesheet'
import { useEffect } from 'react'

/** The same stylesheet text that the server writes for a platform, exchanged without a reload. */
export function usePlatform(platformType: string, mode: string): void {
  useEffect(() => {
    const style = document.head.appendChild(document.createElement('style'))
    style.textContent = themeStylesheet(platforms.find((platform) => platform.platformType === platformType))
    return () => style.remove()
  }, [platformType])
  useEffect(() => {
    document.documentElement.dataset['theme'] = mode
  }, [mode])
}
