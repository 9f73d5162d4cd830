import { useTranslation } from 'react-i18next'

/** Index into the contract's word pairs: 0 Chinese, 1 English. */
export const useLanguageIndex = (): 0 | 1 => (useTranslation().i18n.language === 'en-US' ? 1 : 0)
