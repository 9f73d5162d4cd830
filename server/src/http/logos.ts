import type { PlatformConfig } from '@jinpiao/contract/platform'
import { escapeHtml } from './escapeHtml.ts'

/** Our own marks, one shape per shipped platform, drawn with the colour of the bar's words. */
const marks: Record<string, string> = {
  // A ticket with a notch on both sides and the stroke of 金.
  CCBSCF:
    '<path d="M2 6h28v6a4 4 0 0 0 0 8v6H2v-6a4 4 0 0 0 0-8z"/><path d="M16 9l7 5.5M16 9l-7 5.5M16 12v10M10 17h12M9 22h14"/>',
  // Two links of a chain.
  HONGJIN: '<rect x="2" y="10" width="16" height="12" rx="6"/><rect x="14" y="10" width="16" height="12" rx="6"/>',
  // A mountain above a river.
  QINGLAN: '<path d="M3 20l8-13 5 8 3-4 10 9z"/><path d="M3 25c4-3 7-3 10 0s7 3 10 0 4-2 6-1"/>',
}

/** Mark and name of a platform as an SVG, 32 pixels high. Fixed shapes; of the configuration only escaped words. */
export function logoOf({ platformType, platformName, topBarWordColor }: PlatformConfig): string {
  const colour = /^#[0-9a-f]{6}$/i.test(topBarWordColor) ? topBarWordColor : '#000000'
  const width = 44 + Array.from(platformName).length * 20
  const text = `<text x="42" y="23" font-family="sans-serif" font-size="20" font-weight="600" fill="${colour}">${escapeHtml(platformName)}</text>`
  const mark = `<g fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${marks[platformType] ?? marks['CCBSCF']}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="32" viewBox="0 0 ${width} 32">${mark}${text}</svg>`
}
