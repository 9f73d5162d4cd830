/** The platform configuration's colours under the names of spec §3, each `#rrggbb`. */
export interface PlatformColors {
  topBarColor: string
  topBarWordColor: string
  tailBarColor: string
  tailBarWordColor: string
  /** For buttons and links, where the bar's own colour is not the brand's. Ours, not the specification's. */
  accentColor?: string
}

export interface ShippedPlatform extends PlatformColors {
  platformType: string
  name: { 'zh-CN': string; 'en-US': string }
}

/** Deep blue: the reference, and what every unusable value falls back to. */
export const defaultPlatform: ShippedPlatform = {
  platformType: 'CCBSCF',
  name: { 'zh-CN': '金票供应链金融平台', 'en-US': 'Gold Ticket Supply-Chain Finance' },
  topBarColor: '#0f3d7c',
  topBarWordColor: '#ffffff',
  tailBarColor: '#12294a',
  tailBarWordColor: '#c9d6ea',
}

/** Warm: red bars, gold words. Its buttons are bronze: a red one could be mistaken for a destructive one. */
const hongjin: ShippedPlatform = {
  platformType: 'HONGJIN',
  name: { 'zh-CN': '鸿金链融', 'en-US': 'Hongjin Chain Finance' },
  topBarColor: '#98191f',
  topBarWordColor: '#fdedc4',
  tailBarColor: '#3c1415',
  tailBarWordColor: '#e3c583',
  accentColor: '#7c4a10',
}

/** A light bar with dark words, so that both kinds of fill are always exercised. */
const qinglan: ShippedPlatform = {
  platformType: 'QINGLAN',
  name: { 'zh-CN': '青岚供应链', 'en-US': 'Qinglan Supply Chain' },
  topBarColor: '#f3faf5',
  topBarWordColor: '#0b5a3a',
  tailBarColor: '#e2efe7',
  tailBarWordColor: '#24503c',
}

export const platforms: readonly ShippedPlatform[] = [defaultPlatform, hongjin, qinglan]
