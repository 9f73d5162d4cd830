import { type ThemeMode, themeModes } from '@jinpiao/themes/modes'
import { platforms } from '@jinpiao/themes/platforms'
import { themeStylesheet } from '@jinpiao/themes/stylesheet'
import { useMediaQuery } from '@jinpiao/ui-kit/lib/useMediaQuery'
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

/** The mode that shows: the one that was chosen, or the one that the reader's system asks for. */
export function useShownMode(mode: string): ThemeMode {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)')
  const isContrast = useMediaQuery('(prefers-contrast: more)')
  const ofReader = isContrast ? (isDark ? 'contrast-dark' : 'contrast') : isDark ? 'dark' : 'light'
  return themeModes.find((each) => each === mode) ?? ofReader
}
