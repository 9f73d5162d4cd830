import i18next, { type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { chunk } from '#portal/chunk.ts'
import { common } from '#portal/locales/zh-CN/common.ts'
import { login } from '#portal/locales/zh-CN/login.ts'
import { routes } from '#portal/locales/zh-CN/routes.ts'
import { shell } from '#portal/locales/zh-CN/shell.ts'
import type { Texts } from '#portal/locales/zh-CN/texts.ts'

export type Language = 'zh-CN' | 'en-US'
/** One area of the texts, one file per language. */
export type Area = keyof Texts

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts
    returnNull: false
  }
}

const LANGUAGE_KEY = 'jinpiao.language'

/** Chinese until the person has chosen English: the browser's language is often nobody's choice (product §4.13). */
export const storedLanguage = (): Language => (localStorage.getItem(LANGUAGE_KEY) === 'en-US' ? 'en-US' : 'zh-CN')

/**
 * Behind the first script: the table of the files names each of them, and the login page in Chinese needs none.
 * @throws {ChunkError}
 */
const readArea = (language: string, area: string): Promise<object> =>
  chunk(import('./locales/files.ts').then((files) => files.readArea(language, area)))

export const i18n: I18n = i18next.createInstance()

const firstAreas: Area[] = ['common', 'shell', 'routes', 'login']

/** Only what the login page shows is in the first script; pages bring their own area (`PortalRoute.texts`). */
export async function startTexts(): Promise<void> {
  const language = storedLanguage()
  if (language !== 'zh-CN') await Promise.all(firstAreas.map((area) => readArea(language, area)))
  await i18n
    .use({
      type: 'backend',
      read: (wanted: string, area: string, done: (error: Error | null, texts: object | null) => void) => {
        readArea(wanted, area).then(
          (texts) => done(null, texts),
          (error: Error) => done(error, null),
        )
      },
    })
    .use(initReactI18next)
    .init({
      lng: language,
      // Not `zh` as well, which nobody has written: the login page waited for the table of files that do not have it.
      load: 'currentOnly',
      fallbackLng: false,
      ns: firstAreas,
      defaultNS: 'common',
      partialBundledLanguages: true,
      resources: { 'zh-CN': { common, shell, routes, login } },
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    })
  document.documentElement.lang = language
}

/** A browser of somebody who reads no Chinese, and nobody has chosen yet: the portal's own English is offered beside the menu. */
export const offersEnglish = (): boolean =>
  i18n.language === 'zh-CN' && localStorage.getItem(LANGUAGE_KEY) === null && !navigator.language.startsWith('zh')

export async function switchLanguage(language: Language): Promise<void> {
  await arrived(language, [i18n.options.ns ?? []].flat())
  localStorage.setItem(LANGUAGE_KEY, language)
  await i18n.changeLanguage(language)
  document.documentElement.lang = language
}

/** Has the file of an area on its way before a page asks for it. One that does not arrive is asked for again by the page. */
export function fetchTexts(area: Area): void {
  readArea(i18n.language, area).catch(() => {})
}

/** Texts of a page, loaded together with it. */
export async function loadTexts(areas: readonly Area[]): Promise<void> {
  await arrived(i18n.language, areas)
  await i18n.loadNamespaces([...areas])
}

/** i18next takes a file that did not arrive for one that has nothing in it: it never asks again, and pages show keys. */
async function arrived(language: string, areas: readonly string[]): Promise<void> {
  const missing = areas.filter((area) => !i18n.hasResourceBundle(language, area))
  await Promise.all(missing.map(async (area) => i18n.addResourceBundle(language, area, await readArea(language, area))))
}
