import type { ColorRole } from './shape.ts'

/** `contrast` serves `prefers-contrast: more`; it has a light and a dark form, as the reader's scheme says. */
export type ThemeMode = 'light' | 'dark' | 'contrast' | 'contrast-dark'
export const themeModes: readonly ThemeMode[] = ['light', 'dark', 'contrast', 'contrast-dark']

/** 1.4.3 and 1.4.11, and what `prefers-contrast: more` gets instead (text 7:1, borders 4.5:1). */
export const floors: Record<ThemeMode, { text: number; nonText: number }> = {
  light: { text: 4.5, nonText: 3 },
  dark: { text: 4.5, nonText: 3 },
  contrast: { text: 7, nonText: 4.5 },
  'contrast-dark': { text: 7, nonText: 4.5 },
}

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
      textMuted: [0.46, 0.02],
      line: [0.905, 0.008],
      lineStrong: [0.6, 0.02],
      selected: [0.945, 0.024],
    },
    scrim: '#0d121a99',
    status: { text: [0.44, 0.15], fill: [0.965, 0.025], line: [0.6, 0.13] },
    dangerSolid: [0.5, 0.19],
    dangerSolidHover: [0.44, 0.17],
    accent: { lightness: [0.36, 1], chroma: 0.4 },
  },
  dark: {
    dark: true,
    neutrals: {
      surface: [0.185, 0.008],
      raised: [0.225, 0.009],
      sunken: [0.155, 0.007],
      text: [0.94, 0.006],
      textMuted: [0.76, 0.015],
      line: [0.34, 0.012],
      lineStrong: [0.62, 0.02],
      selected: [0.3, 0.036],
    },
    scrim: '#000000b3',
    status: { text: [0.82, 0.1], fill: [0.28, 0.045], line: [0.6, 0.11] },
    dangerSolid: [0.575, 0.18],
    dangerSolidHover: [0.545, 0.17],
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
    // Opaque: more contrast also means that nothing shines through (accessibility rule for overlays).
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
