import { Navigate, useSearchParams } from 'react-router-dom'
import { packPages } from '#portal/business/packs/packPages.ts'
import { NoPack } from '#portal/business/packUploads/NoPack.tsx'
import { PackDetailPage } from '#portal/business/packUploads/PackDetailPage.tsx'
import { usePackOfAddress } from '#portal/business/packUploads/pack.ts'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'

/** What cards of the homes count, as the lists filter it. */
const states: Partial<Record<string, string>> = { drafts: 'DRAFT', returned: 'RETURNED' }

/** 资料详情 (`?id=`): what is still to be done with a pack, or where it stands. Without a key: where to choose one. */
export default function PackPage() {
  const [parameters] = useSearchParams()
  const { pkApply, kind } = usePackOfAddress()
  const state = states[parameters.get('tab') ?? '']
  useDetailFocus(pkApply)
  if (pkApply !== '') return <PackDetailPage kind={kind} pkApply={pkApply} />
  if (state !== undefined) return <Navigate to={`${packPages[kind].list}?state=${state}`} replace />
  return <NoPack route="packDetail" />
}
