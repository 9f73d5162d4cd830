import { type IssueApplication, withdrawIssue } from '@jinpiao/contract/issue'
import { AlertDialog } from '@jinpiao/ui-kit/AlertDialog'
import { Button } from '@jinpiao/ui-kit/Button'
import { Link } from '@jinpiao/ui-kit/Link'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ApplicationDetail } from '#portal/archetypes/ApplicationDetail.tsx'
import { call } from '#portal/http/client.ts'
import { refreshAfter } from '#portal/http/queries.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useSecurity } from '#portal/session/useSession.ts'

/** One application as its operator sees it: where it stands, and what can still be done with it. */
export function SubmittedDetail({ pkApply }: { pkApply: string }) {
  const { t } = useTranslation('issue')
  const { pathname } = useLocation()
  return (
    <ApplicationDetail
      pkApply={pkApply}
      backHref={`${pathname}?tab=submitted`}
      backLabel={t('tab.submitted')}
      actions={(application) => <OwnActions application={application} />}
    />
  )
}

function OwnActions({ application }: { application: IssueApplication }) {
  const { t } = useTranslation('issue')
  const { pathname } = useLocation()
  const { pkApply, state, businessType } = application
  if (state === 'PENDING_DIRECTOR') return <WithdrawButton application={application} />
  const isEditable = (state === 'DRAFT' || state === 'RETURNED') && businessType === 'ISSUE'
  if (isEditable) {
    return (
      <Link href={`${pathname}?edit=${pkApply}`} kind="standalone">
        {t(state === 'DRAFT' ? 'continue' : 'edit')}
      </Link>
    )
  }
  return <p>{t('noAction')}</p>
}

/** 撤回 until the next person acts (P23); only by whoever submitted it. */
export function WithdrawButton({ application, small = false }: { application: IssueApplication; small?: boolean }) {
  const { t } = useTranslation('issue')
  const errorText = useErrorText()
  const { user3 } = useSecurity()
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const { pkApply, applyNo, businessType, createdByName } = application
  const isOwn = createdByName === user3?.personName

  async function withdraw() {
    setBusy(true)
    try {
      const { results } = await call(withdrawIssue, { body: { pkApplys: [pkApply] } })
      const refused = results.find(({ ok }) => !ok)
      if (refused === undefined) notify(t('withdrawn', { applyNo }))
      else notify(refused.message, 'danger')
      await refreshAfter(businessType)
    } catch (error) {
      notify(errorText(error), 'danger')
    } finally {
      setBusy(false)
      setOpen(false)
    }
  }

  return (
    <>
      <Button
        size={small ? 'small' : 'regular'}
        context={applyNo}
        disabledReason={isOwn ? undefined : t('withdrawOther', { name: createdByName })}
        onPress={() => setOpen(true)}
      >
        {t('withdraw')}
      </Button>
      <AlertDialog
        isOpen={isOpen}
        title={t('withdrawTitle', { applyNo })}
        actionLabel={t('withdraw')}
        tone="danger"
        busy={busy ? 'action' : undefined}
        onAction={() => void withdraw()}
        onCancel={() => setOpen(false)}
      >
        {t('withdrawText')}
      </AlertDialog>
    </>
  )
}
