import type { PackType } from '@jinpiao/contract/packs'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { newPackHref } from './packPages.ts'

/** 新建资料, for those who may. */
export function NewPack({ kind }: { kind: PackType }) {
  const { t } = useTranslation('packs')
  const mayOpen = useMayOpen()
  if (!mayOpen(newPackHref(kind))) return null
  return (
    <Link href={newPackHref(kind)} kind="action">
      {t('create')}
    </Link>
  )
}
