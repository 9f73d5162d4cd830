/** Fixed measures: no platform changes them, so they are constants and cost no custom property. */

/** 4 px grid. */
export const space = { 1: '4px', 2: '8px', 3: '12px', 4: '16px', 6: '24px', 8: '32px', 12: '48px', 16: '64px' } as const

/** In rem, so that the reader's own font size counts; nothing under 13 px. */
export const fontSize = {
  small: '0.8125rem',
  compact: '0.875rem',
  body: '1rem',
  large: '1.125rem',
  heading: '1.375rem',
  title: '1.75rem',
  amount: '2.25rem',
} as const

export const fontWeight = { regular: 400, medium: 500, semibold: 600 } as const
export const lineHeight = { figures: 1.25, body: 1.5, running: 1.7 } as const
export const radius = { control: '6px', card: '10px', pill: '999px' } as const
export const duration = { fast: '120ms', base: '200ms' } as const
export const fontFamily =
  '"PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif'
/** For English: in a Chinese font its quotation marks and apostrophes are as wide as a character. */
export const fontFamilyLatin = `-apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, "Liberation Sans", "Nimbus Sans", ${fontFamily}`

/** The smallest target (2.5.8, without the spacing exception) and that of primary actions (2.5.5). */
export const target = { minimum: '24px', primary: '44px' } as const
export const headerHeight = '64px'
/**
 * What lies over what. react-aria gives lists and calendars that open 100 000; whoever has come to a skip link sees it,
 * whatever else is there.
 */
export const zIndex = {
  bottomBar: 10,
  pageBar: 20,
  sideBar: 500,
  dialog: 900,
  tooltip: 950,
  toast: 1000,
  skipLinks: 100_001,
} as const
/** Between the window and the content: WIDE, below 1280 px, below 640 px. */
export const gutter = { wide: '32px', mini: '24px', phone: '16px' } as const
/** Content column of WIDE pages and of forms. */
export const maxInlineSize = { page: '1440px', form: '720px' } as const
/** The column beside the main one (8 of 12 and 4 of 12) is there from this width on. */
export const railFrom = '(min-width: 1280px)'
/** The specification's size class: WIDE from 1480 px (spec §4). */
export const wideFrom = '(min-width: 1480px)'
/** A window is as narrow as a phone up to this width, in CSS px. */
export const phoneUpTo = 639
