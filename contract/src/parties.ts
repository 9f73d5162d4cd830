import type { Language } from './words.ts'

/** U+001F, the unit separator: no company name contains it. */
const SEPARATOR = '\u001f'

/**
 * Characters that several names may take together: at most 2,400 bytes of UTF-8. They stand in an index, and PostgreSQL
 * refuses entries above 2,704 bytes. Twenty names of 39 characters fit.
 */
const MAX_LENGTH = 800

/** Names of several parties as one column stores them. A name that does not fit leaves an empty place, so it is counted. */
export function joinParties(names: readonly string[]): string {
  let left = MAX_LENGTH
  const stored = names.map((name) => {
    const size = name.length + SEPARATOR.length
    if (size > left) return ''
    left -= size
    return name
  })
  return stored.join(SEPARATOR)
}

/** 江城精铸有限公司等 3 家: stored parties in the reader's language. Other texts stay as they are. */
export function partiesText(stored: string, language: Language): string {
  const [first = '', ...others] = stored.split(SEPARATOR)
  if (others.length === 0) return first
  return language === 'zh-CN' ? `${first}等 ${others.length + 1} 家` : `${first} and ${others.length} more`
}
