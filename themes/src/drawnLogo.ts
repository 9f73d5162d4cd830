import type { PlatformDocument } from './platformFields.ts'

/** Our own marks, one per template. */
const marks: Record<string, string> = {
  // A ticket with a notch on both sides and the strokes of 金.
  ccbscf:
    '<path d="M5 8h22v5a3 3 0 0 0 0 6v5H5v-5a3 3 0 0 0 0-6z"/><path d="M16 11l5 4M16 11l-5 4M16 13v8M12.5 16.5h7M11.5 21h9"/>',
  // Two links of a chain.
  hongjin: '<rect x="5" y="11" width="13" height="10" rx="5"/><rect x="14" y="11" width="13" height="10" rx="5"/>',
  // A mountain above a river.
  qinglan: '<path d="M6 19l6-9 4 6 3-3 7 6z"/><path d="M6 23c3-2 5-2 7 0s5 2 7 0 4-1.500 6-.5"/>',
}

const hex = /^#[0-9a-f]{6}$/i

/** The template's mark as an SVG of 32 by 32, for a platform without a logo. Nothing of the document but two checked colours. */
export function drawnLogo({
  tempId,
  topBarColor,
  topBarWordColor,
}: Pick<PlatformDocument, 'tempId' | 'topBarColor' | 'topBarWordColor'>): string {
  const [ground, line] = [topBarColor, topBarWordColor].map((colour) => (hex.test(colour) ? colour : '#808080'))
  const strokes = `fill="none" stroke="${line}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ground}"/><g ${strokes}>${marks[tempId] ?? marks['ccbscf']}</g></svg>`
}
