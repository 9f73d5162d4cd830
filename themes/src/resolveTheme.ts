import { contrastRatio, worstContrastOn } from './contrast.ts'
import { floors, isMoreContrast, modeDesigns, type ThemeMode } from './modes.ts'
import { fixed, neutralColors } from './neutrals.ts'
import type { ThemeNotice } from './notices.ts'
import { black, fillStates, type Hex, looksLike, nearestPassing, toHex, toTone, white } from './oklch.ts'
import { greyChroma, parsePlatform } from './parsePlatform.ts'
import type { ColorRole } from './shape.ts'

export interface ResolvedTheme {
  vars: Record<ColorRole, Hex>
  report: ThemeNotice[]
}

/**
 * Every colour of one platform in one mode, from the platform configuration of spec §3.
 *
 * Pure and total: any input gives a complete theme in which every pair of `pairs.ts` holds; what the
 * operator asked for and did not get is in `report`. The bars keep the brand's fill in light, because the logo was
 * drawn for it. In dark one that would shine becomes a dark, quiet tone of its hue; more contrast moves one on which no
 * ink reaches 7:1.
 */
export function resolveTheme(config: unknown, mode: ThemeMode): ResolvedTheme {
  const platform = parsePlatform(config)
  const report = [...platform.notices]
  const { seed } = platform
  const tone = toTone(seed)
  const neutral = neutralColors(mode, tone.c < greyChroma ? null : tone.h)
  const surfaces = [neutral.surface, neutral.raised, neutral.sunken]
  const top = bar('topBar', platform.topBarColor, platform.topBarWordColor, mode, report)
  const tail = bar('tailBar', platform.tailBarColor, platform.tailBarWordColor, mode, report)
  const vars = {
    ...neutral,
    ...fixed[mode],
    ...accentText(seed, mode, [...surfaces, neutral.selected], report),
    ...accentButton(seed, mode, surfaces, report),
    ...focusRing(seed, mode),
    topBar: top.fill,
    topBarHover: top.hover,
    onTopBar: top.ink,
    tailBar: tail.fill,
    onTailBar: tail.ink,
  }
  warnOfDanger(vars, report)
  return { vars, report }
}

/** No brand recolours danger, so a red one has to give way: its buttons would look like those that destroy. */
function warnOfDanger({ accentFill: from, dangerSolid: to }: Record<ColorRole, Hex>, report: ThemeNotice[]): void {
  const note = { code: 'like-danger', role: 'accentFill', from, to, ratioBefore: null, ratioAfter: null } as const
  if (looksLike(from, to)) report.push(note)
}

/**
 * The operator's words are kept iff they are legible (G14), else the nearest tone that is: as legible as the page's own
 * where the fill is not the operator's either.
 */
function bar(role: 'topBar' | 'tailBar', asked: Hex, words: Hex, mode: ThemeMode, report: ThemeNotice[]) {
  const floor = floors[mode].brandText
  const calm = modeDesigns[mode].dark ? tonedDown(asked) : asked
  const fill = fillForText(calm, floor)
  if (fill !== asked) {
    const best = (on: Hex) => Math.max(contrastRatio(on, white), contrastRatio(on, black))
    report.push({
      // Where the contrast was too low as well, that is the reason.
      code: fill === calm && best(asked) >= floor ? 'fill-designed' : 'fill-adjusted',
      role,
      from: asked,
      to: fill,
      ratioBefore: best(asked),
      ratioAfter: best(fill),
    })
  }
  const isKept = contrastRatio(words, fill) >= floor
  const ink = isKept ? words : nearestPassing(words, [fill], fill === asked ? floor : floors[mode].text)
  if (ink !== words) {
    report.push({
      code: 'ink-replaced',
      role: role === 'topBar' ? 'onTopBar' : 'onTailBar',
      from: words,
      to: ink,
      ratioBefore: contrastRatio(words, fill),
      ratioAfter: contrastRatio(ink, fill),
    })
  }
  const kept = keptContrast(fill, ink, mode)
  const [hover = fill] = fillStates(fill, ink, [0.06], (hex) => contrastRatio(hex, ink) >= kept)
  return { fill, ink, hover }
}

/**
 * Beside a dark page a bar, or the half of login, glares by its lightness, and a strong colour by its chroma. What lies
 * below is dark enough by itself. The drawn logo keeps the asked colour as its plate.
 */
const quiet = { lightness: 0.29, chroma: 0.1 }

function tonedDown(fill: Hex): Hex {
  const { l, c, h } = toTone(fill)
  return l <= quiet.lightness ? fill : toHex({ l: quiet.lightness, c: Math.min(c, quiet.chroma), h })
}

/** Hovering never costs AAA where the resting state had it; elsewhere AA holds. */
function keptContrast(fill: Hex, ink: Hex, mode: ThemeMode): number {
  const { text, brandText } = floors[mode]
  return contrastRatio(fill, ink) >= text ? text : brandText
}

/** Black or white reaches 4.58:1 (√21) on any fill, so only the floor of more contrast can ask for another fill. */
function fillForText(fill: Hex, floor: number): Hex {
  if (Math.max(contrastRatio(fill, white), contrastRatio(fill, black)) >= floor) return fill
  const darker = nearestPassing(fill, [white], floor)
  const lighter = nearestPassing(fill, [black], floor)
  const { l } = toTone(fill)
  return l - toTone(darker).l < toTone(lighter).l - l ? darker : lighter
}

/**
 * `color`, or the nearest hue that nobody takes for the words of a warning or of a danger: the links of a bronze brand
 * stood in the brown of its warnings.
 */
function apart(color: Hex, mode: ThemeMode, legible: (hex: Hex) => Hex): Hex {
  const { warningText, dangerText } = fixed[mode]
  const isApart = (hex: Hex) => !looksLike(hex, warningText) && !looksLike(hex, dangerText)
  const { l, c, h } = toTone(color)
  for (let by = 0; by <= 90; by = by > 0 ? -by : 5 - by) {
    const turned = by === 0 ? color : legible(toHex({ l, c, h: (h + by + 360) % 360 }))
    if (isApart(turned)) return turned
  }
  return color
}

/** Links and icons: the brand's hue at a lightness designed for the mode, moved where contrast asks. */
function accentText(seed: Hex, mode: ThemeMode, surfaces: Hex[], report: ThemeNotice[]) {
  const { accent, dark } = modeDesigns[mode]
  const { successFill, warningFill, dangerFill, infoFill } = fixed[mode]
  const backgrounds = [...surfaces, successFill, warningFill, dangerFill, infoFill]
  const { l, c, h } = toTone(seed)
  const [min, max] = accent.lightness
  const inRange = l >= min && l <= max && c <= accent.chroma
  const start = inRange ? seed : toHex({ l: Math.min(Math.max(l, min), max), c: Math.min(c, accent.chroma), h })
  const { text } = floors[mode]
  const worst = worstContrastOn(backgrounds)
  const color = apart(nearestPassing(start, backgrounds, text), mode, (hex) => nearestPassing(hex, backgrounds, text))
  if (color !== seed) {
    const ratioBefore = worst(seed)
    report.push({
      // Where the seed had the contrast, contrast is not why it moved, and may have sunk (#000033 in light).
      code: ratioBefore < text ? 'ink-replaced' : 'ink-designed',
      role: 'accent',
      from: seed,
      to: color,
      ratioBefore,
      ratioAfter: worst(color),
    })
  }
  const [accentHover = color] = fillStates(color, dark ? black : white, [0.07], (hex) => worst(hex) >= text)
  return { accent: color, accentHover }
}

/**
 * The primary button stands on its fill alone (no border), so the fill itself reaches the non-text floor
 * against all surfaces in all three states; the ink is white where white is legible, else black.
 * A fill that has to move, or moves for more contrast, is solved as text on the page, which makes the page's own
 * colour legible on it.
 */
function accentButton(seed: Hex, mode: ThemeMode, surfaces: Hex[], report: ThemeNotice[]) {
  const { text, brandText, nonText } = floors[mode]
  const worst = worstContrastOn(surfaces)
  const mayStay = !isMoreContrast(mode) && worst(seed) >= nonText
  const fill = mayStay ? seed : nearestPassing(seed, surfaces, text)
  if (fill !== seed) {
    report.push({
      code: 'fill-adjusted',
      role: 'accentFill',
      from: seed,
      to: fill,
      ratioBefore: worst(seed),
      ratioAfter: worst(fill),
    })
  }
  const ink = contrastRatio(white, fill) >= brandText ? white : black
  const kept = keptContrast(fill, ink, mode)
  const allowed = (hex: Hex) => contrastRatio(hex, ink) >= kept && worst(hex) >= nonText
  const [hover = fill, active = fill] = fillStates(fill, ink, [0.04, 0.08], allowed)
  return { accentFill: fill, accentFillHover: hover, accentFillActive: active, onAccent: ink }
}

/**
 * Two tones at least 9:1 apart: against any colour x one of them is then at least √9 = 3:1 (G4, 2.4.13),
 * whatever the ring touches: page, brand bar, button or picture. More contrast takes black and white: √21 > 4.5.
 */
function focusRing(seed: Hex, mode: ThemeMode) {
  const { dark, accent } = modeDesigns[mode]
  const inner = dark ? black : white
  if (isMoreContrast(mode)) return { focusInner: inner, focusOuter: dark ? white : black }
  const { l, c, h } = toTone(seed)
  const start = toHex({ l: Math.max(l, dark ? 0.8 : accent.lightness[0]), c: Math.min(c, accent.chroma), h })
  return { focusInner: inner, focusOuter: nearestPassing(start, [inner], 9) }
}
