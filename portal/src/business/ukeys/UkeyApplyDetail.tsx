import type { DetailOf } from '@jinpiao/contract/applications'
import { keyAlgorithms } from '@jinpiao/contract/states/onboarding'
import { ukeyStages } from '@jinpiao/contract/states/ukey'
import type { ukeyApply } from '@jinpiao/contract/ukeyApply'
import { Link } from '@jinpiao/ui-kit/Link'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { useTranslation } from 'react-i18next'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { MomentText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useDeliveryRows } from './useDeliveryRows.tsx'

/** An application for a key as its enterprise sees it later, with the way to how far the key is. */
function UkeyApplyDetail({ detail }: { detail: DetailOf<typeof ukeyApply> }) {
  const { t } = useTranslation('ukeyOrders')
  const { name, words } = useTerms()
  const deliveryRows = useDeliveryRows()
  const { application } = detail
  const { ukeyStage } = application
  return (
    <FactSheet
      title={t('person')}
      rows={[
        ...(ukeyStage === null ? [] : [{ label: name('ukeyStage'), value: <StageLink application={application} /> }]),
        { label: name('bearerName'), value: application.bearerName },
        { label: name('algorithm'), value: words(keyAlgorithms[application.algorithm].label) },
        ...deliveryRows({ ...detail, receiveWay: application.receiveWay }),
        { label: name('createdByName'), value: application.createdByName },
        { label: name('submittedAt'), value: application.submittedAt && <MomentText at={application.submittedAt} /> },
      ]}
    />
  )
}

/** Where the receipt is confirmed and the key activated. */
function StageLink({ application: { ukeyStage, pkApply, applyNo } }: Pick<DetailOf<typeof ukeyApply>, 'application'>) {
  const { t } = useTranslation('ukeyOrders')
  const { words } = useTerms()
  return (
    <span className={page.actions}>
      {ukeyStage && <StatusTag tone={ukeyStages[ukeyStage].tone}>{words(ukeyStages[ukeyStage].label)}</StatusTag>}
      <Link href={`/my/enterprise-info/ukey/apply-detail?id=${pkApply}`} context={applyNo}>
        {t('toProgress')}
      </Link>
    </span>
  )
}

export const ukeyApplyDetail = { face: () => ({}), facts: UkeyApplyDetail }
