import type { ColorRole } from './shape.ts'

export type ConfigField = 'topBarColor' | 'topBarWordColor' | 'tailBarColor' | 'tailBarWordColor' | 'accentColor'

type NoticeCode =
  | 'value-missing'
  | 'value-invalid'
  | 'ink-replaced'
  | 'ink-designed'
  | 'fill-adjusted'
  | 'fill-designed'
  /** The brand's own red, `to` that of destructive acts: nothing is changed, the operator has to choose an accent. */
  | 'like-danger'

/**
 * One thing the operator asked for and did not get, as data; the console words it.
 * `ratioBefore` and `ratioAfter` are WCAG contrasts against the worst neighbour, `null` where no contrast is involved.
 */
export interface ThemeNotice {
  /** `…-designed`: it had the contrast, and is outside the lightness and chroma that the mode is designed with. */
  code: NoticeCode
  role: ColorRole | ConfigField
  /** What was given: at most 40 characters, never to be used as CSS or as an address. */
  from: string
  to: string
  ratioBefore: number | null
  ratioAfter: number | null
}

type Language = 'zh-CN' | 'en-US'

const names: Partial<Record<ColorRole | ConfigField, Record<Language, string>>> = {
  topBarColor: { 'zh-CN': '顶栏底色', 'en-US': 'top bar fill' },
  topBarWordColor: { 'zh-CN': '顶栏文字', 'en-US': 'top bar text' },
  tailBarColor: { 'zh-CN': '底栏底色', 'en-US': 'tail bar fill' },
  tailBarWordColor: { 'zh-CN': '底栏文字', 'en-US': 'tail bar text' },
  accentColor: { 'zh-CN': '强调色', 'en-US': 'accent colour' },
  onTopBar: { 'zh-CN': '顶栏文字', 'en-US': 'top bar text' },
  onTailBar: { 'zh-CN': '底栏文字', 'en-US': 'tail bar text' },
  topBar: { 'zh-CN': '顶栏底色', 'en-US': 'top bar fill' },
  tailBar: { 'zh-CN': '底栏底色', 'en-US': 'tail bar fill' },
  accent: { 'zh-CN': '链接和图标的颜色', 'en-US': 'colour of links and icons' },
  accentFill: { 'zh-CN': '主按钮底色', 'en-US': 'primary button fill' },
}

/** Rounded down, so that a failing 4.46 is never shown as 4.5. */
const shown = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1)

/** One sentence for the operator's console, e.g. 「已把顶栏文字由 #888888 改为 #5c5c5c，对比度 2.1 → 4.6」. */
export function describeNotice(notice: ThemeNotice, language: Language = 'zh-CN'): string {
  const { code, role, from, to, ratioBefore, ratioAfter } = notice
  const name = names[role]?.[language] ?? role
  const zh = language === 'zh-CN'
  if (code === 'value-missing') return zh ? `未设置${name}，已用 ${to}` : `No ${name} was given; ${to} is used`
  if (code === 'value-invalid') {
    return zh ? `${name}「${from}」无效，已用 ${to}` : `The ${name} “${from}” is not valid; ${to} is used`
  }
  if (code === 'like-danger') {
    return zh
      ? `${name} ${from} 与危险操作的红色 ${to} 相近，容易认错；请另设强调色`
      : `The ${name} ${from} is like the red ${to} of destructive acts and may be mistaken for it; set an accent colour`
  }
  if (code === 'ink-designed' || code === 'fill-designed') {
    return zh
      ? `按这种模式的设计，${name}由 ${from} 改为 ${to}，两个颜色的对比度都达标`
      : `By the design of this mode, the ${name} was changed from ${from} to ${to}; both have enough contrast`
  }
  const ratios = ratioBefore === null || ratioAfter === null ? '' : `${shown(ratioBefore)} → ${shown(ratioAfter)}`
  return zh
    ? `已把${name}由 ${from} 改为 ${to}，对比度 ${ratios}`
    : `The ${name} was changed from ${from} to ${to}; contrast ${ratios}`
}
