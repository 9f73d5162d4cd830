import type { DetailOf } from '@jinpiao/contract/applications'
import type { signup } from '@jinpiao/contract/signup'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { HeldFiles } from '#portal/business/trade/HeldFiles.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { paperStateOf, type SignupForm } from './signupForm.ts'

interface PaperFieldsProps {
  /** Papers of the application that is corrected, with the funder's opinions. */
  returned: DetailOf<typeof signup>['papers'] | undefined
  /** Takes how many uploads of a paper are under way. */
  onPending: (document: string) => (pending: number) => void
}

/** 申请材料: each paper that the product asks for, with what the funder wants of it. */
export function PaperFields({ returned, onPending }: PaperFieldsProps) {
  const { t } = useTranslation('signup')
  const { name } = useTerms()
  const papers = useWatch<SignupForm, 'papers'>({ name: 'papers' })
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{name('materialFiles')}</legend>
      {papers.length === 0 && <p className={css.hint}>{t('productFirst')}</p>}
      {papers.map((paper, index) => {
        const { document } = paper
        const opinion = returned?.find((each) => each.document === document)?.opinion ?? null
        return (
          <div key={document} className={css.line}>
            {opinion !== null && (
              <InlineMessage tone={paperStateOf(paper, returned) === 'GIVEN' ? 'info' : 'warning'}>
                {t('opinionOf', { document, opinion })}
              </InlineMessage>
            )}
            <HeldFiles name={`papers.${index}.files`} label={document} onPending={onPending(document)} isRequired />
          </div>
        )
      })}
    </fieldset>
  )
}
