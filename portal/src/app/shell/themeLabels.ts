/** Keys of the words for the five ways to show the portal. */
export const themeLabels = {
  system: 'shell:themeSystem',
  light: 'shell:themeLight',
  dark: 'shell:themeDark',
  contrast: 'shell:themeContrast',
  'contrast-dark': 'shell:themeContrastDark',
} as const
