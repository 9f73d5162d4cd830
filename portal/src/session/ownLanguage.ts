import { chooseLanguage as keepLanguage, type SecurityData } from '@jinpiao/contract/session'
import { call } from '#portal/http/client.ts'
import { i18n, type Language, switchLanguage } from '#portal/i18n.ts'
import { forgetLanguageChoice, languageChoice, storeLanguageChoice } from './languageChoice.ts'
import { securityAtom, store } from './store.ts'

/** In force at once, here; and from now on wherever this person signs in (product §4.13). */
export async function chooseLanguage(language: Language): Promise<void> {
  storeLanguageChoice(language)
  await switchLanguage(language)
  if (store.get(securityAtom)) await keep()
}

/**
 * Who signs in reads in the language of his choice: the one just made here, or the one that he brings along. Who has made
 * none reads Chinese, whatever the person before him on this PC has chosen.
 */
export async function followLanguage({ user3 }: SecurityData): Promise<void> {
  const own = user3?.language ?? 'zh-CN'
  // The first page does not wait for it.
  if (languageChoice() !== undefined) void keep()
  else if (own !== i18n.language) await switchLanguage(own)
}

/** Without it the choice holds on this machine; it is tried again when the session is next asked for. */
async function keep(): Promise<void> {
  const language = languageChoice()
  if (language === undefined) return
  await call(keepLanguage, { body: { language } }).then(
    () => {
      if (languageChoice() === language) forgetLanguageChoice()
    },
    () => undefined,
  )
}
