import type { Application } from '@jinpiao/contract/applications'
import { flows } from '@jinpiao/contract/flow'
import { rewordCancel } from '@jinpiao/contract/issue'
import { Button } from '@jinpiao/ui-kit/Button'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { ReasonDialog } from '#portal/signing/ReasonDialog.tsx'

interface RewordProps {
  application: Pick<Application, 'pkApply' | 'applyNo' | 'version' | 'businessType' | 'returnReason'>
  size: 'small' | 'regular'
}

/** 修改原因: a withdrawal that was sent back says another reason; then it is signed and submitted again. */
export function Reword({ application, size }: RewordProps) {
  const { t } = useTranslation(['apply', 'tickets'])
  const { words } = useTerms()
  const [isOpen, setOpen] = useState(false)
  const { pkApply, applyNo, version, businessType, returnReason } = application
  return (
    <>
      <Button
        tone={size === 'small' ? 'quiet' : 'secondary'}
        size={size}
        context={applyNo}
        onPress={() => setOpen(true)}
      >
        {t('reword')}
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('rewordTitle', { business: words(flows[businessType].name), applyNo })}
        asks="CANCEL_ISSUE"
        consequence={t('rewordMeans', { reason: returnReason ?? '' })}
        quickReasons={[
          t('tickets:cancelReasons.contract'),
          t('tickets:cancelReasons.amount'),
          t('tickets:cancelReasons.supplier'),
        ]}
        submitLabel={t('rewordSave')}
        onSubmit={async (comment) => {
          await call(rewordCancel, { params: { pkApply }, body: { version, comment } })
          setOpen(false)
          notify(t('reworded', { applyNo }))
          await refresh('applications')
        }}
      />
    </>
  )
}
