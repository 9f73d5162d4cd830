import { findRecommenders } from '@jinpiao/contract/creditFund'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { queryOf } from '#portal/http/queries.ts'
import { FoundField } from '#portal/parts/FoundField.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

/** Who recommends the loan: one of the core companies that buy from the enterprise. */
export function RecommenderField() {
  const { t } = useTranslation('creditFund')
  const { name } = useTerms()
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('recommendation')}</legend>
      <FoundField
        name="pkRecommender"
        wordsName="recommenderName"
        label={name('recommenderName')}
        description={t('recommenderHint')}
        search={(keyword) => queryOf('suppliers', findRecommenders, { query: keyword === '' ? {} : { keyword } })}
        optionsOf={(found) =>
          found.map(({ pkCorp, corpName, creditCode }) => ({ id: pkCorp, label: corpName, description: creditCode }))
        }
      />
    </fieldset>
  )
}
