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

/**
 * {@link fillProse} for a title, which names last what it is about: a name is parted from the words before it, since both are
 * words; a number or a day needs no more than its blank. "已恢复开立：华岳重工", "金票已收款 JP26…".
 */
export function fillTitle(template: Words, values: readonly Value[], language: Language): string {
  const parted = inLanguage(template, language).replace(/(?<=[\p{L}}]) (\{\d\})$/u, (all, slot: string) =>
    isName(filled(slot, values, language)) ? `${language === 'zh-CN' ? '：' : ': '}${slot}` : all,
  )
  return fillProse([parted, parted], values, language)
}

/** Neither a number, such as JP26…, nor a day nor an amount: those have figures and begin in no Chinese. */
const isName = (text: string): boolean => text !== '' && (beginsInChinese.test(text) || !/\d/.test(text))

const filled = (text: string, values: readonly Value[], language: Language): string =>
  text.replace(/\{(\d)\}/g, (_, position: string) => {
    const value = values[Number(position)] ?? ''
    return typeof value === 'string' ? value : inLanguage(value, language)
  })
