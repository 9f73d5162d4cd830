import type { Language } from '#portal/i18n.ts'

const CHOICE = 'jinpiao.languageChoice'

/** Chosen on this page and not yet with the server: before login, or because it did not answer. A reload keeps it. */
export function languageChoice(): Language | undefined {
  const choice = sessionStorage.getItem(CHOICE)
  return choice === 'zh-CN' || choice === 'en-US' ? choice : undefined
}

export const storeLanguageChoice = (language: Language): void => sessionStorage.setItem(CHOICE, language)

/** The server has it; or its owner has left, and it is not the next person's. */
export const forgetLanguageChoice = (): void => sessionStorage.removeItem(CHOICE)
