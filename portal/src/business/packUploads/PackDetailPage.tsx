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

/** While it is filled in, its tasks; then its papers. What it is called and for whom it is stands beside, as in its parts. */
const partsOf = (kind: PackType): DetailParts<Packs> => ({
  face: () => ({}),
  facts: ({ detail }: { detail: PackDetail }) =>
    isOpen(detail) ? <PackTasks kind={kind} detail={detail} /> : <PackSheets detail={detail} />,
  rail: ({ detail }: { detail: PackDetail }) => (
    <>
      <PackHead kind={kind} detail={detail} />
      {isOpen(detail) && <PackHeadEditor kind={kind} detail={detail} />}
    </>
  ),
})

const isOpen = ({ application }: PackDetail) => isAllowed(application.actions, 'EDIT')
