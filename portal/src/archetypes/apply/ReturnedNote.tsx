import type { ApplicationDetail, ApplicationEndpoints } from '@jinpiao/contract/applications'
import { calledIn } from '@jinpiao/contract/flow'
import { Banner } from '@jinpiao/ui-kit/Banner'
import { Button } from '@jinpiao/ui-kit/Button'
import { focusField } from '@jinpiao/ui-kit/ErrorSummary'
import { SpokenSerials } from '@jinpiao/ui-kit/SpokenText'
import { type FieldValues, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useStepWords } from '#portal/archetypes/useStepWords.ts'
import { MomentText, ProseText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import * as css from './apply.css.ts'
import type { Apply } from './apply.ts'
import { useMeantTerms } from './useMeantTerms.ts'

interface ReturnedNoteProps<A extends ApplicationEndpoints, Values extends FieldValues> {
  apply: Apply<A, Values>
  detail: ApplicationDetail
}

/** On top of a returned application while it is corrected: who sent it back, when, why, and the field that is meant. */
export function ReturnedNote<A extends ApplicationEndpoints, Values extends FieldValues>({
  apply,
  detail,
}: ReturnedNoteProps<A, Values>) {
  const { application, steps } = detail
  const { t } = useTranslation(['apply', 'approval'])
  const terms = useTerms()
  const words = useStepWords()
  const { getValues } = useFormContext<Values>()
  const [term] = useMeantTerms(detail)
  if (application.state !== 'RETURNED') return null
  const step = steps.findLast(({ decision }) => decision === 'RETURN')
  const reason = application.returnReason ?? ''
  const fields = (term && apply.fieldsMeant(getValues(), reason)[term]) ?? []
  const name = (step && words.who(step)) ?? application.returnedByName ?? ''
  return (
    <Banner tone="warning" headingLevel={3} title={t('approval:returnedBy', { name })}>
      <p className={css.hint}>
        {terms.name(calledIn(apply.of.type, 'applyNo'))} <SpokenSerials>{application.applyNo}</SpokenSerials>
        {step && (
          <>
            {t('returnedComma')}
            {t('returnedAt')} <MomentText at={step.at} />
          </>
        )}
      </p>
      <p>
        <ProseText>{reason}</ProseText>
      </p>
      {term !== undefined && fields.length > 0 && (
        <Button size="small" onPress={() => goTo(fields)}>
          {t('toMeant', { field: terms.name(term) })}
        </Button>
      )}
    </Banner>
  )
}

/** A field may be there only for some answers. */
function goTo(ids: readonly string[]) {
  const fieldId = ids.find((id) => document.getElementById(id) !== null)
  if (fieldId !== undefined) focusField({ fieldId, message: '' })
}
