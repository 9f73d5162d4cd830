import { findAction, refusalOf } from '@jinpiao/contract/actions'
import { type PackType, packsOf } from '@jinpiao/contract/packs'
import { useTranslation } from 'react-i18next'
import { ConfirmedAct } from '#portal/archetypes/apply/ConfirmedAct.tsx'
import { PacketButton } from '#portal/parts/FileLinks.tsx'
import * as page from '#portal/parts/page.css.ts'
import type { PackDetail } from './pack.ts'
import { SubmitPack } from './SubmitPack.tsx'

/** What can be done with a pack on its page: submitted, taken back, ended, and all of its files saved. */
export function PackActions({ kind, detail }: { kind: PackType; detail: PackDetail }) {
  const { t } = useTranslation('packUploads')
  const { application, files } = detail
  const { actions } = application
  const ends = (['DELETE', 'WITHDRAW', 'VOID'] as const).filter((act) => findAction(actions, act))
  const isPacked = files.length > 0
  const submits = findAction(actions, 'SUBMIT') !== undefined
  if (!submits && ends.length === 0 && !isPacked) return <p>{t('nothingToDo')}</p>
  return (
    <span className={page.actions}>
      {submits && <SubmitPack kind={kind} detail={detail} />}
      {ends.map((act) => (
        <ConfirmedAct
          key={act}
          of={packsOf[kind]}
          application={application}
          act={act}
          reason={refusalOf(actions, act)}
          size="regular"
        />
      ))}
      {isPacked && <PacketButton files={files} name={application.packName || application.applyNo} />}
    </span>
  )
}
