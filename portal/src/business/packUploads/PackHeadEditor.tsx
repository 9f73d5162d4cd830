import { type PackParties, type PackType, packsOf } from '@jinpiao/contract/packs'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { storeLines } from '#portal/archetypes/apply/storeLines.ts'
import { PackHeadFields, type PackHeadValues, toPackHead, WithParties } from '#portal/business/packs/PackHeadFields.tsx'
import { refreshAfter } from '#portal/http/queries.ts'
import { ChangeSheet, type InSheet } from '#portal/parts/ChangeSheet.tsx'
import { usePlainForm } from '#portal/parts/PlainForm.tsx'
import * as page from '#portal/parts/page.css.ts'
import { SheetForm } from '#portal/parts/SheetForm.tsx'
import type { PackDetail } from './pack.ts'

interface PackHeadEditorProps {
  kind: PackType
  detail: PackDetail
}

/** 修改资料信息 in a sheet: what a pack is called and for whom it is, while it may be changed. Its papers stay. */
export function PackHeadEditor({ kind, detail }: PackHeadEditorProps) {
  const { t } = useTranslation('packUploads')
  return (
    <div className={page.actions}>
      <ChangeSheet label={t('editHead')} size="regular">
        {(sheet) => (
          <WithParties kind={kind}>
            {(parties) => <Content {...sheet} kind={kind} detail={detail} parties={parties} />}
          </WithParties>
        )}
      </ChangeSheet>
    </div>
  )
}

interface ContentProps extends PackHeadEditorProps, InSheet {
  parties: PackParties | undefined
}

function Content({ kind, detail, parties, onDirty, onClose }: ContentProps) {
  const { t } = useTranslation('packUploads')
  // The pack as it was when the sheet was opened: what another window has saved meanwhile is refused (99000409).
  const [{ application, payload }] = useState(detail)
  const { pkApply, version } = application
  const { packName, pkParty, fkCore, remark } = payload
  const partyName = 'funderName' in application ? application.funderName : application.supplierName
  const form = usePlainForm<PackHeadValues>({ packName, pkParty, partyName, fkCore, remark })
  const saving = useMutation({
    mutationFn: (values: PackHeadValues) =>
      storeLines(packsOf[kind], [{ pkApply, version, payload: { ...payload, ...toPackHead(values) } }]),
    onSuccess: () => {
      notify(t('headSaved'))
      onClose()
      return refreshAfter(kind)
    },
  })
  return (
    <SheetForm
      form={form}
      sending={saving}
      onDirty={onDirty}
      onClose={onClose}
      words={{ send: t('save'), cancel: t('cancel') }}
    >
      <PackHeadFields kind={kind} parties={withParty(parties, { pkCorp: pkParty, corpName: partyName })} />
    </SheetForm>
  )
}

/** A funder that the pack names already can stay, although it finances nothing at present. */
function withParty(parties: PackParties | undefined, named: PackParties['funders'][number]): PackParties | undefined {
  if (parties === undefined || named.pkCorp === '') return parties
  const isThere = parties.funders.some(({ pkCorp }) => pkCorp === named.pkCorp)
  return isThere ? parties : { ...parties, funders: [...parties.funders, named] }
}
