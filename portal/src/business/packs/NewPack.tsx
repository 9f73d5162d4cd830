import type { PackType } from '@jinpiao/contract/packs'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { packPages } from './packPages.ts'

/** 新建资料, for those who may. */
export function NewPack({ kind }: { kind: PackType }) {
  const { t } = useTranslation('packs')
  const mayOpen = useMayOpen()
  const { create } = packPages[kind]
  if (!mayOpen(create)) return null
  return (
    <Link href={create} kind="action">
      {t('create')}
    </Link>
  )
}
