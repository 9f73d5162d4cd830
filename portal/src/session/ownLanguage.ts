import { chooseLanguage as keepLanguage, type SecurityData } from '@jinpiao/contract/session'
import { call } from '#portal/http/client.ts'
import { i18n, type Language, switchLanguage } from '#portal/i18n.ts'
import { securityAtom, store } from './store.ts'

/** Chosen on this page and not yet with the server: before login, or because it did not answer. */
let waiting: Language | undefined

/** In force at once, here; and from now on wherever this person signs in (product §4.13). */
export async function chooseLanguage(language: Language): Promise<void> {
  waiting = language
  await switchLanguage(language)
  if (store.get(securityAtom)) await keep()
}

/** Who signs in reads in the language of his choice: the one just made here, or the one that he brings along. */
export async function followLanguage({ user3 }: SecurityData): Promise<void> {
  // The first page does not wait for it.
  if (waiting !== undefined) void keep()
  else if (user3?.language !== undefined && user3.language !== i18n.language) await switchLanguage(user3.language)
}

/** Without it the choice holds on this machine; it is tried again when the session is next asked for. */
async function keep(): Promise<void> {
  const language = waiting
  if (language === undefined) return
  await call(keepLanguage, { body: { language } }).then(
    () => {
      if (waiting === language) waiting = undefined
    },
    () => undefined,
  )
}
