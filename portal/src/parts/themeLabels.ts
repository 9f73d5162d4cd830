/** Keys of the words for the five ways to show the portal. */
export const themeLabels = {
  system: 'themeSystem',
  light: 'themeLight',
  dark: 'themeDark',
  contrast: 'themeContrast',
  'contrast-dark': 'themeContrastDark',
} as const
