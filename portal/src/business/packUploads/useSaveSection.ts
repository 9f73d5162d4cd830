import type { PackPayload, PackSection } from '@jinpiao/contract/packPayload'
import { type PackType, packsOf } from '@jinpiao/contract/packs'
import { packSectionWords } from '@jinpiao/contract/states/data'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { storeLines } from '#portal/archetypes/apply/storeLines.ts'
import { packHref } from '#portal/business/packs/packPages.ts'
import { refreshAfter } from '#portal/http/queries.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { type PackDetail } from './pack.ts'

/** What a page of a section is about. */
export interface SectionOfPack {
  kind: PackType
  section: PackSection
  /** The pack as it was when the page was opened; its version is the one that is changed. */
  detail: PackDetail
}

/** Stores one section of a pack; the other sections stay as they were read. Then its tasks are shown again. */
export function useSaveSection({ kind, section, detail }: SectionOfPack, onSaved: () => void) {
  const { t } = useTranslation('packUploads')
  const { words } = useTerms()
  const navigate = useNavigate()
  const { pkApply, version } = detail.application
  return useMutation({
    mutationFn: (change: Partial<PackPayload>) =>
      storeLines(packsOf[kind], [{ pkApply, version, payload: { ...detail.payload, ...change } }]),
    onSuccess: async () => {
      onSaved()
      await refreshAfter(kind)
      await navigate(packHref(pkApply))
      notify(t('saved', { section: words(packSectionWords[section].label) }))
    },
  })
}
