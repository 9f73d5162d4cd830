/** Whom a text speaks to: Chinese first, complete English second. */
export type Language = 'zh-CN' | 'en-US'

/** One text in both languages. */
export type Words = readonly [zh: string, en: string]

/** The text for the reader. */
export const inLanguage = ([zh, en]: Words, language: Language): string => (language === 'zh-CN' ? zh : en)

/** A flag as its reader sees it. */
export const yesOrNo = (flag: boolean): Words => (flag ? ['是', 'Yes'] : ['否', 'No'])

/** Names the line of the sums at the end of a file. */
export const totalWords: Words = ['合计', 'Total']

/** What fills a `{0}` of a text: as it is, or words in both languages. */
export type Value = string | Words

/** The text for the reader with its `{n}` filled in; a value that is missing leaves nothing. */
export const fill = (template: Words, values: readonly Value[], language: Language): string =>
  filled(inLanguage(template, language), values, language)

/**
 * {@link fill} for prose: the blanks of a Chinese template part words from figures, so a name in Chinese stands close to
 * the Chinese words beside it.
 */
export function fillProse(template: Words, values: readonly Value[], language: Language): string {
  const text = inLanguage(template, language)
  if (language !== 'zh-CN') return filled(text, values, language)
  const close = text
    .replace(/(?<=\p{Script=Han}) (?=(\{\d\}))/gu, (blank, slot: string) =>
      beginsInChinese.test(filled(slot, values, language)) ? '' : blank,
    )
    .replace(/(\{\d\}) (?=\p{Script=Han})/gu, (all, slot: string) =>
      endsInChinese.test(filled(slot, values, language)) ? slot : all,
    )
  return filled(close, values, language)
}

/** With a Chinese character or a bracket of full width at its edge. */
const beginsInChinese = /^[\p{Script=Han}（「《]/u
const endsInChinese = /[\p{Script=Han}）」》]$/u

const filled = (text: string, values: readonly Value[], language: Language): string =>
  text.replace(/\{(\d)\}/g, (_, position: string) => {
    const value = values[Number(position)] ?? ''
    return typeof value === 'string' ? value : inLanguage(value, language)
  })
