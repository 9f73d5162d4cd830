import type { DetailOf } from '@jinpiao/contract/applications'
import { ukeyKinds } from '@jinpiao/contract/states/ukey'
import type { ukeyChange } from '@jinpiao/contract/ukeyChange'
import { needsDelivery } from '@jinpiao/contract/ukeyChangeRules'
import { useTranslation } from 'react-i18next'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import { MomentText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useDeliveryRows } from './useDeliveryRows.tsx'

/** A change of a key as its enterprise sees it until it is approved; then how far the key is, is the page. */
function UkeyChangeDetail({ detail }: { detail: DetailOf<typeof ukeyChange> }) {
  const { t } = useTranslation('ukeyOrders')
  const { name, words } = useTerms()
  const deliveryRows = useDeliveryRows()
  const { application, ukeyReason, files } = detail
  const { ukeyKind, receiveWay } = application
  return (
    <FactSheet
      title={t('wanted')}
      rows={[
        { label: name('ukeyKind'), value: words(ukeyKinds[ukeyKind].label) },
        { label: name('ukeySuffix'), value: application.ukeySuffix },
        { label: name('bearerName'), value: application.bearerName },
        { label: name('ukeyReason'), value: ukeyReason },
        {
          label: name('authorisationFiles'),
          value: files.length > 0 && <FileLinks files={files} name={name('authorisationFiles')} />,
          isWide: true,
        },
        ...(needsDelivery(ukeyKind) ? deliveryRows({ ...detail, receiveWay }) : []),
        { label: name('createdByName'), value: application.createdByName },
        { label: name('submittedAt'), value: application.submittedAt && <MomentText at={application.submittedAt} /> },
      ]}
    />
  )
}

export const ukeyChangeDetail = { face: () => ({}), facts: UkeyChangeDetail }
