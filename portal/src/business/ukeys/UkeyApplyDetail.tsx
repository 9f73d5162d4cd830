import type { DetailOf } from '@jinpiao/contract/applications'
import { keyAlgorithms } from '@jinpiao/contract/states/onboarding'
import type { ukeyApply } from '@jinpiao/contract/ukeyApply'
import { useTranslation } from 'react-i18next'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { MomentText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { KeyProgress } from './KeyProgress.tsx'
import { useDeliveryRows } from './useDeliveryRows.tsx'

/** An application for a key as its enterprise sees it later, with how far the key is. */
function UkeyApplyDetail({ detail }: { detail: DetailOf<typeof ukeyApply> }) {
  const { t } = useTranslation('ukeyOrders')
  const { name, words } = useTerms()
  const deliveryRows = useDeliveryRows()
  const { application } = detail
  return (
    <>
      {application.state === 'DONE' && <KeyProgress pkApply={application.pkApply} />}
      <FactSheet
        title={t('person')}
        rows={[
          { label: name('bearerName'), value: application.bearerName },
          { label: name('algorithm'), value: words(keyAlgorithms[application.algorithm].label) },
          ...deliveryRows({ ...detail, receiveWay: application.receiveWay }),
          { label: name('createdByName'), value: application.createdByName },
          { label: name('submittedAt'), value: application.submittedAt && <MomentText at={application.submittedAt} /> },
        ]}
      />
    </>
  )
}

export const ukeyApplyDetail = { face: () => ({}), facts: UkeyApplyDetail }
