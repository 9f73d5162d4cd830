import { useLocale } from 'react-aria-components'

/**
 * The ui-kit's own words. Chinese is the source; English must have the same keys, checked by the compiler.
 * A group is one file under `lib/messages/`; a value is a sentence or a function that makes one.
 */
export interface Messages<M> {
  'zh-CN': M
  'en-US': M
}

export function defineMessages<M extends object>(zhCN: M, enUS: NoInfer<M>): Messages<M> {
  return { 'zh-CN': zhCN, 'en-US': enUS }
}

/** Any English locale reads English; every other reads Chinese, the language of the product. */
export function messagesFor<M>(messages: Messages<M>, locale: string): M {
  return messages[locale.startsWith('en') ? 'en-US' : 'zh-CN']
}

/** The group's words in the language of the nearest I18nProvider. */
export function useMessages<M>(messages: Messages<M>): M {
  return messagesFor(messages, useLocale().locale)
}
