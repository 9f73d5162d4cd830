import { themeModes } from '@jinpiao/themes/modes'
import { platforms } from '@jinpiao/themes/platforms'
import { type KitLocale, KitProvider, kitLocales } from '@jinpiao/ui-kit/KitProvider'
import '@jinpiao/ui-kit/lib/page.css'
import { surviveTranslation } from '@jinpiao/ui-kit/lib/surviveTranslation'
import type { Preview } from '@storybook/react-vite'
import { lazy, useLayoutEffect } from 'react'
import { DocsContainer } from '../docs/DocsContainer.tsx'
import { lengthenTexts } from './longText.ts'
import { ofSystem, usePlatform } from './usePlatform.ts'

const modeTitles: Record<string, string> = {
  [ofSystem]: '跟随系统',
  light: '浅色',
  dark: '深色',
  contrast: '高对比',
  'contrast-dark': '高对比深色',
}

/** Each story is a page with this file; only the pages of documentation load theirs. */
const ComponentPage = lazy(() => import('../docs/ComponentPage.tsx'))

/** Stands before the story, so that its texts are long when its own effects measure them. */
function LongText() {
  useLayoutEffect(() => lengthenTexts(document.body), [])
  return null
}

// Designers read the stories in their own language, too.
surviveTranslation()

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
        items: [ofSystem, ...themeModes].map((mode) => ({ value: mode, title: modeTitles[mode] ?? mode })),
      },
    },
    locale: {
      description: '语言',
      toolbar: { title: '语言', icon: 'globe', items: [...kitLocales] },
    },
    text: {
      description: '文字',
      toolbar: {
        title: '文字',
        icon: 'paragraph',
        items: [
          { value: 'usual', title: '原文' },
          { value: 'long', title: '加长' },
        ],
      },
    },
  },
  initialGlobals: { platform: platforms[0]?.platformType, mode: 'light', locale: 'zh-CN', text: 'usual' },
  parameters: {
    layout: 'padded',
    // Every rule, as in the contracts; the page rules belong to the page sweep.
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'] },
    },
    docs: {
      container: DocsContainer,
      page: ComponentPage,
      // Our pages show a story as it is written. By itself Storybook (10.6) also writes down what each showing of it
      // renders, a hundred thousand rows at worst, and where nobody listens it keeps every such text.
      source: { type: 'code' },
    },
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
        // Begun anew with other texts: nobody has to take back what was lengthened.
        <KitProvider key={String(globals['text'])} locale={globals['locale'] as KitLocale}>
          {globals['text'] === 'long' && <LongText />}
          <main>
            <Story />
          </main>
        </KitProvider>
      )
    },
  ],
}
export default preview
