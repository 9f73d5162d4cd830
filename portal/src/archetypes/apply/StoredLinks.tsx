import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import * as page from '#portal/parts/page.css.ts'
import type { ApplyTabLabel } from './apply.ts'
import { useFormAddress } from './formAddress.ts'
import { storedKinds, useStoredCounts } from './storedLists.ts'

interface StoredLinksProps {
  of: ApplicationEndpoints
  /** Further lists of the page. */
  lists: readonly { id: string; label: ApplyTabLabel }[]
}

/** Below what stands in the place of the form: to drafts, to what came back and is under way, each with how many; to its lists. */
export function StoredLinks({ of, lists }: StoredLinksProps) {
  const { t } = useTranslation('apply')
  const hrefOf = useFormAddress(of.type)
  const counts = useStoredCounts(of)
  const kinds = storedKinds.filter((kind) => (counts[kind] ?? 0) > 0)
  if (kinds.length === 0 && lists.length === 0) return null
  return (
    <nav aria-label={t('tabs')} className={page.actions}>
      {kinds.map((kind) => (
        <Link key={kind} href={hrefOf({ tab: kind })} kind="secondary">
          {t('storedLink', { name: t(`tab.${kind}`), n: counts[kind] ?? 0 })}
        </Link>
      ))}
      {lists.map(({ id, label }) => (
        <Link key={id} href={hrefOf({ tab: id })} kind="secondary">
          {t(`furtherTab.${label}`)}
        </Link>
      ))}
    </nav>
  )
}
