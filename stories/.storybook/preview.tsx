import { themeModes } from '@jinpiao/themes/modes'
import { platforms } from '@jinpiao/themes/platforms'
import { type KitLocale, KitProvider, kitLocales } from '@jinpiao/ui-kit/KitProvider'
import type { Preview } from '@storybook/react-vite'
import { lazy } from 'react'
import { DocsContainer } from '../docs/DocsContainer.tsx'
import { usePlatform } from './usePlatform.ts'

const modeTitles: Record<string, string> = {
  light: '浅色',
  dark: '深色',
  contrast: '高对比',
  'contrast-dark': '高对比深色',
}

/** Each story is a page with this file; only the pages of documentation load theirs. */
const ComponentPage = lazy(() => import('../docs/ComponentPage.tsx'))

const preview: Preview = {
  tags: ['autodocs'],
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
    docs: { container: DocsContainer, page: ComponentPage },
    options: {
      storySort: {
        order: [
          '总览',
          ['选哪个组件'],
          '规则',
          ['金额', '数字', '脱敏', '颜色', '动效', '错误', '文案'],
          '基础',
          '表单',
          '数值',
          '信息',
          '数据',
          '导航',
          '浮层',
          '反馈',
          '布局',
        ],
      },
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
