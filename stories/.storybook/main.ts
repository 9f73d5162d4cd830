import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../ui-kit/src/**/*.stories.tsx', '../pages/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no classic API, which react-docgen-typescript needs.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async (vite) => {
    vite.plugins = [...(vite.plugins ?? []), vanillaExtractPlugin()]
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
