import { themeModes } from '@jinpiao/themes/modes'
import { platforms } from '@jinpiao/themes/platforms'
import { themeStylesheet } from '@jinpiao/themes/stylesheet'
import { type KitLocale, KitProvider, kitLocales } from '@jinpiao/ui-kit/KitProvider'
import type { Preview } from '@storybook/react-vite'
import { useEffect } from 'react'

const modeTitles: Record<string, string> = {
  light: '浅色',
  dark: '深色',
  contrast: '高对比',
  'contrast-dark': '高对比深色',
}

/** The same stylesheet text that the server writes for a platform, exchanged without a reload. */
function usePlatform(platformType: string, mode: string): void {
  useEffect(() => {
    const style = document.head.appendChild(document.createElement('style'))
    style.textContent = themeStylesheet(platforms.find((platform) => platform.platformType === platformType))
    return () => style.remove()
  }, [platformType])
  useEffect(() => {
    document.documentElement.dataset['theme'] = mode
  }, [mode])
}

const preview: Preview = {
  globalTypes: {
    platform: {
      description: '平台',
      toolbar: {
        title: '平台',
        icon: 'paintbrush',
        items: platforms.map(({ platformType, name }) => ({ value: platformType, title: name['zh-CN'] })),
      },
    },
    mode: {
      description: '模式',
      toolbar: {
        title: '模式',
        icon: 'contrast',
        items: themeModes.map((mode) => ({ value: mode, title: modeTitles[mode] ?? mode })),
      },
    },
    locale: {
      description: '语言',
      toolbar: { title: '语言', icon: 'globe', items: [...kitLocales] },
    },
  },
  initialGlobals: { platform: platforms[0]?.platformType, mode: 'light', locale: 'zh-CN' },
  parameters: {
    layout: 'padded',
    // Every rule, as in the contracts; the page rules belong to the page sweep.
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'] },
    },
  },
  decorators: [
    (Story, { globals }) => {
      usePlatform(String(globals['platform']), String(globals['mode']))
      return (
        <KitProvider locale={globals['locale'] as KitLocale}>
          <main>
            <Story />
          </main>
        </KitProvider>
      )
    },
  ],
}
export default preview
