import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { componentExamples } from '../docs/examples/plugin.ts'
import { componentProps } from '../docs/props/plugin.ts'

// Written by `pnpm conformance`. Without it Storybook builds all the same, and its panel says that it has not run.
const conformance = join(import.meta.dirname, '..', '..', 'artifacts', 'conformance')

/** Both of Storybook's pages say `lang="en"` by themselves; their texts and ours are Chinese (3.1.1). */
const inChinese = (head = '') => `${head}<script>document.documentElement.lang = 'zh-CN'</script>`

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../ui-kit/src/**/*.stories.tsx', '../pages/**/*.mdx', '../pages/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  staticDirs: existsSync(conformance) ? [{ from: conformance, to: '/conformance' }] : [],
  docs: { defaultName: '文档' },
  managerHead: inChinese,
  previewHead: inChinese,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // For the controls of a story. TypeScript 7 has no classic API, which react-docgen-typescript needs.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async (vite) => {
    vite.plugins = [...(vite.plugins ?? []), vanillaExtractPlugin(), componentProps(), componentExamples()]
    vite.build = {
      ...vite.build,
      // Storybook's own frame and axe-core; whoever reviews components is not on a slow line.
      chunkSizeWarningLimit: 1500,
      reportCompressedSize: false,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        checks: { moduleLevelDirective: false, bundlerTimings: false },
      },
    }
    return { ...vite, logLevel: 'warn' }
  },
}
export default config
