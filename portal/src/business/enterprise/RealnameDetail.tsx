import type { DetailOf } from '@jinpiao/contract/applications'
import type { realname } from '@jinpiao/contract/realname'
import { MaskedNumber } from '@jinpiao/ui-kit/MaskedNumber'
import { useTranslation } from 'react-i18next'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import { DayText, MomentText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

/** A verification as its enterprise sees it later. */
export function RealnameDetail({ detail }: { detail: DetailOf<typeof realname> }) {
  const { t } = useTranslation('enterprise')
  const { name } = useTerms()
  const { application, payload, creditCode, legalIdCode, licenceFrom, bizAddress, files } = detail
  const filesOf = (term: 'licenceFiles' | 'legalFiles' | 'authorisationFiles', ids: readonly string[]) => {
    const held = files.filter(({ pkFile }) => ids.includes(pkFile))
    return { label: name(term), value: held.length > 0 && <FileLinks files={held} name={name(term)} />, isWide: true }
  }
  return (
    <FactSheet
      title={t('realname')}
      rows={[
        { label: name('corpName'), value: application.corpName },
        { label: name('creditCode'), value: creditCode },
        { label: name('legalPersonName'), value: application.legalPersonName },
        { label: name('legalIdCode'), value: legalIdCode && <MaskedNumber value={legalIdCode} kind="id" /> },
        { label: name('licenceNo'), value: application.licenceNo },
        { label: name('licenceFrom'), value: <DayText day={licenceFrom} /> },
        {
          label: name('licenceTo'),
          value: application.isLongTerm ? name('isLongTerm') : <DayText day={application.licenceTo} />,
        },
        { label: name('bizAddress'), value: bizAddress },
        { label: name('createdByName'), value: application.createdByName },
        { label: name('submittedAt'), value: application.submittedAt && <MomentText at={application.submittedAt} /> },
        filesOf('licenceFiles', payload.licenceFileIds),
        filesOf('legalFiles', payload.legalFileIds),
        filesOf('authorisationFiles', payload.authorisationFileIds),
      ]}
    />
  )
}

export const realnameDetail = { face: () => ({}), facts: RealnameDetail }
