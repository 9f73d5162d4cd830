import { AUTHORISATION_LETTER } from '@jinpiao/contract/authorisationLetter'
import { inPageLanguage } from '@jinpiao/contract/pageLanguage'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { useTerms } from './useTerms.ts'

/** The letter of authorisation to be filled in, stamped and uploaded; its name says what it is when it lies in a folder. */
export function LetterTemplate() {
  const { t } = useTranslation('apply')
  const { language } = useTerms()
  return (
    <Link kind="standalone" href={inPageLanguage(AUTHORISATION_LETTER, language)} download={t('letterFile')}>
      {t('letterTemplate')}
    </Link>
  )
}
