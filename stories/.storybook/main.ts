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
    return vite
  },
}
export default config
