import type { ColorRole } from './shape.ts'

/** `contrast` serves `prefers-contrast: more`; it has a light and a dark form, as the reader's scheme says. */
export type ThemeMode = 'light' | 'dark' | 'contrast' | 'contrast-dark'
export const themeModes: readonly ThemeMode[] = ['light', 'dark', 'contrast', 'contrast-dark']

/**
 * What each kind of pair must reach. Texts whose colours are ours reach AAA (1.4.6) in every mode, because nothing
 * stands against it; words on a brand's own fill reach AA (1.4.3), as the fill is not ours to move, and AAA where
 * `prefers-contrast: more` lets it move. Controls: 1.4.11, and 4.5 with more contrast.
 */
export const floors: Record<ThemeMode, { text: number; brandText: number; nonText: number }> = {
  light: { text: 7, brandText: 4.5, nonText: 3 },
  dark: { text: 7, brandText: 4.5, nonText: 3 },
  contrast: { text: 7, brandText: 7, nonText: 4.5 },
  'contrast-dark': { text: 7, brandText: 7, nonText: 4.5 },
}

/** `prefers-contrast: more`: every border is visible, and a brand's fill may move. */
export const isMoreContrast = (mode: ThemeMode): boolean => mode.startsWith('contrast')

export type NeutralRole = 'surface' | 'raised' | 'sunken' | 'text' | 'textMuted' | 'line' | 'lineStrong' | 'selected'
/** OKLCH lightness and chroma; the hue is the brand's for neutrals, fixed for status. */
export type LightnessChroma = readonly [lightness: number, chroma: number]
export type Status = 'success' | 'warning' | 'danger' | 'info'

export interface ModeDesign {
  /** Where on the lightness axis the page lies: which way "more visible" goes. */
  dark: boolean
  /** A trace of the brand's hue makes greys belong to the platform; the chroma stays under what reads as a colour. */
  neutrals: Record<NeutralRole, LightnessChroma>
  scrim: `#${string}`
  status: { text: LightnessChroma; fill: LightnessChroma; line: LightnessChroma }
  dangerSolid: LightnessChroma
  dangerSolidHover: LightnessChroma
  /** Interactive text begins here and moves only as far as contrast asks: [min, max] lightness, chroma at most. */
  accent: { lightness: readonly [number, number]; chroma: number }
}

/** No brand may recolour these: a brand hue once painted "success" red is a wrong payment. */
export const statusHue: Record<Status, number> = { success: 155, warning: 68, danger: 26, info: 245 }

export const modeDesigns: Record<ThemeMode, ModeDesign> = {
  light: {
    dark: false,
    neutrals: {
      surface: [0.975, 0.003],
      raised: [1, 0],
      sunken: [0.951, 0.005],
      text: [0.24, 0.02],
      textMuted: [0.415, 0.02],
      line: [0.905, 0.008],
      lineStrong: [0.6, 0.02],
      selected: [0.945, 0.024],
    },
    scrim: '#0d121a99',
    status: { text: [0.4, 0.14], fill: [0.965, 0.025], line: [0.6, 0.13] },
    dangerSolid: [0.475, 0.18],
    dangerSolidHover: [0.42, 0.16],
    accent: { lightness: [0.36, 1], chroma: 0.4 },
  },
  dark: {
    dark: true,
    neutrals: {
      surface: [0.185, 0.008],
      raised: [0.225, 0.009],
      sunken: [0.155, 0.007],
      text: [0.94, 0.006],
      textMuted: [0.81, 0.015],
      line: [0.34, 0.012],
      lineStrong: [0.62, 0.02],
      selected: [0.3, 0.036],
    },
    scrim: '#000000b3',
    status: { text: [0.82, 0.1], fill: [0.28, 0.045], line: [0.6, 0.11] },
    dangerSolid: [0.75, 0.14],
    dangerSolidHover: [0.82, 0.1],
    accent: { lightness: [0.76, 0.9], chroma: 0.12 },
  },
  contrast: {
    dark: false,
    neutrals: {
      surface: [1, 0],
      raised: [1, 0],
      sunken: [0.96, 0],
      text: [0, 0],
      textMuted: [0.34, 0],
      line: [0.48, 0],
      lineStrong: [0.25, 0],
      selected: [0.93, 0.03],
    },
    // Opaque: more contrast also means that nothing shines through (accessibility §4).
    scrim: '#4d4d4d',
    status: { text: [0.34, 0.13], fill: [0.97, 0.02], line: [0.45, 0.12] },
    dangerSolid: [0.42, 0.17],
    dangerSolidHover: [0.36, 0.15],
    accent: { lightness: [0.3, 1], chroma: 0.4 },
  },
  'contrast-dark': {
    dark: true,
    neutrals: {
      surface: [0, 0],
      raised: [0.14, 0],
      sunken: [0, 0],
      text: [1, 0],
      textMuted: [0.87, 0],
      line: [0.68, 0],
      lineStrong: [0.85, 0],
      selected: [0.28, 0.05],
    },
    scrim: '#333333',
    status: { text: [0.88, 0.09], fill: [0.2, 0.03], line: [0.75, 0.12] },
    dangerSolid: [0.75, 0.14],
    dangerSolidHover: [0.82, 0.1],
    accent: { lightness: [0.82, 0.95], chroma: 0.12 },
  },
}

/** Roles whose value depends on nothing but the mode. */
export type FixedRole = Extract<
  ColorRole,
  `${Status}${'Text' | 'Fill' | 'Line'}` | `${string}angerSolid${string}` | 'scrim'
>
