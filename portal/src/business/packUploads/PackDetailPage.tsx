import { isAllowed } from '@jinpiao/contract/actions'
import { type PackType, packsOf } from '@jinpiao/contract/packs'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ApplicationDetail } from '#portal/archetypes/ApplicationDetail.tsx'
import type { DetailParts } from '#portal/archetypes/desk.ts'
import { packPages } from '#portal/business/packs/packPages.ts'
import { PackActions } from './PackActions.tsx'
import { PackHead, PackSheets } from './PackFacts.tsx'
import { PackHeadEditor } from './PackHeadEditor.tsx'
import { PackTasks } from './PackTasks.tsx'
import { listTitles, type PackDetail, type Packs } from './pack.ts'

/** One pack: while it is being filled in what is still to be done, then its papers and where it stands. */
export function PackDetailPage({ kind, pkApply }: { kind: PackType; pkApply: string }) {
  const { t } = useTranslation('routes')
  const parts = useMemo(() => partsOf(kind), [kind])
  return (
    <ApplicationDetail<Packs>
      of={packsOf[kind]}
      parts={parts}
      pkApply={pkApply}
      backHref={packPages[kind].list}
      backLabel={t(`${listTitles[kind]}`)}
      actions={(detail) => <PackActions kind={kind} detail={detail} />}
    />
  )
}

const partsOf = (kind: PackType): DetailParts<Packs> => ({
  face: () => ({}),
  facts: ({ detail }: { detail: PackDetail }) => (
    <>
      {isAllowed(detail.application.actions, 'EDIT') && <PackTasks kind={kind} detail={detail} />}
      <PackHead kind={kind} detail={detail} />
      {isAllowed(detail.application.actions, 'EDIT') && <PackHeadEditor kind={kind} detail={detail} />}
      {!isAllowed(detail.application.actions, 'EDIT') && <PackSheets detail={detail} />}
    </>
  ),
})
