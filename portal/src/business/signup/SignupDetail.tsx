import type { DetailOf } from '@jinpiao/contract/applications'
import type { signup } from '@jinpiao/contract/signup'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import type { DetailParts } from '#portal/archetypes/desk.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import { DayText, MomentText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { SignupFacts } from './SignupFacts.tsx'

type Detail = DetailOf<typeof signup>

/** What a decision on a qualification rests on: product, what was granted, each paper with the funder's opinion, figures. */
function SignupDetail({ detail }: { detail: Detail }) {
  const { t } = useTranslation('signup')
  const { name } = useTerms()
  const { application, payload, papers, authFiles, outcome } = detail
  const { submittedAt } = application
  return (
    <>
      <FactSheet
        title={t('product')}
        rows={[
          { label: name('product'), value: application.product },
          { label: name('funderName'), value: application.funderName },
          { label: name('createdByName'), value: application.createdByName },
          ...(submittedAt === null ? [] : [{ label: name('submittedAt'), value: <MomentText at={submittedAt} /> }]),
        ]}
      />
      {outcome && (
        <FactSheet
          title={t('granted')}
          rows={[
            { label: name('qualifiedFrom'), value: <DayText day={outcome.qualifiedFrom} /> },
            { label: name('qualifiedUntil'), value: <DayText day={outcome.qualifiedUntil} /> },
            { label: name('quotaHint'), value: outcome.quotaHint && <Money value={outcome.quotaHint} unit /> },
          ]}
        />
      )}
      <FactSheet
        title={name('materialFiles')}
        rows={[
          ...papers.map(({ document, files, opinion }) => ({
            label: document,
            value: (files.length > 0 || opinion !== null) && (
              <>
                {files.length > 0 && <FileLinks files={files} name={document} />}
                {opinion !== null && <InlineMessage tone="warning">{t('opinion', { opinion })}</InlineMessage>}
              </>
            ),
            isWide: true,
          })),
          {
            label: name('authorisationFiles'),
            value: authFiles.length > 0 && <FileLinks files={authFiles} name={name('authorisationFiles')} />,
            isWide: true,
          },
        ]}
      />
      <SignupFacts of={payload} />
    </>
  )
}

export const signupDetail: DetailParts<typeof signup> = {
  face: ({ application }) => ({ counterparty: application.funderName }),
  facts: SignupDetail,
}
