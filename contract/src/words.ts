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
export function fill(template: Words, values: readonly Value[], language: Language): string {
  return inLanguage(template, language).replace(/\{(\d)\}/g, (_, position: string) => {
    const value = values[Number(position)] ?? ''
    return typeof value === 'string' ? value : inLanguage(value, language)
  })
}
