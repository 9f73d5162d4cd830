import { findAction, type supplierActions } from '@jinpiao/contract/actions'
import {
  deleteSupplier,
  inviteSupplier,
  resumeSupplier,
  type Supplier,
  stopSupplier,
} from '@jinpiao/contract/suppliers'
import { Button } from '@jinpiao/ui-kit/Button'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { call } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { AskedAct } from '#portal/parts/AskedAct.tsx'
import { ReasonDialog } from '#portal/signing/ReasonDialog.tsx'
import { EditSupplier } from './SupplierSheet.tsx'

type Act = (typeof supplierActions)[number]

interface SupplierActionsProps {
  supplier: Pick<Supplier, 'pkSupplier' | 'corpName' | 'version' | 'actions'>
  onDeleted?: () => void
}

/** What can be done with a supplier now, as the server says, with the reason where it cannot (P21). */
export function SupplierActions({ supplier, onDeleted }: SupplierActionsProps) {
  const { t } = useTranslation('suppliers')
  const { pkSupplier, corpName: name, version, actions } = supplier
  const params = { pkSupplier }
  const act = (of: Act) => findAction(actions, of)
  const [invite, resume, remove] = [act('INVITE'), act('RESUME'), act('DELETE')]
  const asked = { noun: 'suppliers', name } as const
  return (
    <span className={css.rowActs}>
      {act('EDIT') && <EditSupplier pkSupplier={pkSupplier} name={name} />}
      {invite && (
        <AskedAct
          {...asked}
          label={t('act.INVITE')}
          reason={invite.reason}
          title={t('inviteTitle', { name })}
          text={t('inviteText')}
          act={() => call(inviteSupplier, { params, body: { version } })}
          done={t('invited', { name })}
        />
      )}
      {act('STOP') && <StopSupplier supplier={supplier} />}
      {resume && (
        <AskedAct
          {...asked}
          label={t('act.RESUME')}
          reason={resume.reason}
          title={t('resumeTitle', { name })}
          text={t('resumeText')}
          act={() => call(resumeSupplier, { params, body: { version } })}
          done={t('resumed', { name })}
        />
      )}
      {remove && (
        <AskedAct
          {...asked}
          label={t('act.DELETE')}
          reason={remove.reason}
          title={t('deleteTitle', { name })}
          text={t('deleteText')}
          tone="danger"
          act={() => call(deleteSupplier, { params })}
          done={t('deleted', { name })}
          {...(onDeleted && { onDone: onDeleted })}
        />
      )}
    </span>
  )
}

/** 停用, with the reason that whoever looks at it later reads. */
function StopSupplier({ supplier: { pkSupplier, corpName: name, version } }: SupplierActionsProps) {
  const { t } = useTranslation('suppliers')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" size="small" context={name} onPress={() => setOpen(true)}>
        {t('act.STOP')}
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('stopTitle', { name })}
        consequence={t('stopText')}
        quickReasons={[t('stopReasons.ended'), t('stopReasons.risk'), t('stopReasons.renamed')]}
        submitLabel={t('act.STOP')}
        tone="danger"
        asks="STOP_SUPPLIER"
        onSubmit={async (reason) => {
          await call(stopSupplier, { params: { pkSupplier }, body: { version, reason } })
          setOpen(false)
          notify(t('stopped', { name }))
          await refresh('suppliers')
        }}
      />
    </>
  )
}
