import type { Language } from './words.ts'

/** Help articles as pages without script, open to everybody (spec §2). */
export const HELP_FILES = '/cv3/file/help/'

/**
 * An address that the browser opens by itself, in a language: `/cv3/file/help/1.html?lang=en-US`. Without it such a page
 * is Chinese: the browser's own `Accept-Language` is a setting that nobody has chosen (product §4.13).
 */
export function inPageLanguage(address: string, language: Language): string {
  if (language === 'zh-CN') return address
  const [page = '', ...anchor] = address.split('#')
  return [`${page}${page.includes('?') ? '&' : '?'}lang=${language}`, ...anchor].join('#')
}

/** The language that an address names in its query. */
export const pageLanguage = (query: unknown): Language =>
  (query as { lang?: unknown } | undefined)?.lang === 'en-US' ? 'en-US' : 'zh-CN'
