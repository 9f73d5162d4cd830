import type { StorybookConfig } from '@storybook/react-vite'

/**
 * The runner wants the settings of a Storybook beside its own. Of a built one, whose index has its stories, it asks which
 * kind it is.
 */
const config: StorybookConfig = { framework: '@storybook/react-vite', stories: ['./*.stories.tsx'] }
export default config
