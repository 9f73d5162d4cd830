import { deleteIssueDraft, type IssueApplication, submitIssue } from '@jinpiao/contract/issue'
import { AlertDialog } from '@jinpiao/ui-kit/AlertDialog'
import { Button } from '@jinpiao/ui-kit/Button'
import { Link } from '@jinpiao/ui-kit/Link'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useFailureText } from '#portal/signing/useFailureText.ts'
import { useSigning } from '#portal/signing/useSigning.tsx'
import { call } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { actions } from '#portal/parts/page.css.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { WithdrawButton } from './SubmittedDetail.tsx'

/** What can be done with a stored application, by its state. A cancellation has no form: it is signed again. */
export function StoredActions({ application }: { application: IssueApplication }) {
  const { t } = useTranslation('issue')
  const { pathname } = useLocation()
  const { pkApply, applyNo, state, businessType } = application
  if (state === 'PENDING_DIRECTOR') return <WithdrawButton application={application} small />
  if (state !== 'DRAFT' && state !== 'RETURNED') return <>—</>
  return (
    <span className={actions}>
      {businessType === 'ISSUE' ? (
        <Link href={`${pathname}?edit=${pkApply}`} kind="standalone" context={applyNo}>
          {t(state === 'DRAFT' ? 'continue' : 'edit')}
        </Link>
      ) : (
        <SignAgain application={application} />
      )}
      {businessType === 'ISSUE' && state === 'DRAFT' && (
        <Link href={`${pathname}?copy=${pkApply}`} kind="standalone" context={applyNo}>
          {t('copy')}
        </Link>
      )}
      {state === 'DRAFT' && <DeleteButton application={application} />}
    </span>
  )
}

function DeleteButton({ application: { pkApply, applyNo } }: { application: IssueApplication }) {
  const { t } = useTranslation('issue')
  const errorText = useErrorText()
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)

  async function remove() {
    setBusy(true)
    try {
      await call(deleteIssueDraft, { params: { pkApply } })
      notify(t('deleted', { applyNo }))
      setOpen(false)
      await refresh('applications', 'todos')
    } catch (error) {
      notify(errorText(error), 'danger')
      setOpen(false)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button tone="quiet" size="small" context={applyNo} onPress={() => setOpen(true)}>
        {t('delete')}
      </Button>
      <AlertDialog
        isOpen={isOpen}
        title={t('deleteTitle', { applyNo })}
        actionLabel={t('delete')}
        tone="danger"
        busy={busy ? 'action' : undefined}
        onAction={() => void remove()}
        onCancel={() => setOpen(false)}
      >
        {t('deleteText')}
      </AlertDialog>
    </>
  )
}

function SignAgain({ application: { pkApply, applyNo, businessType } }: { application: IssueApplication }) {
  const { t } = useTranslation('issue')
  const { sign, dialog } = useSigning(usePlatform().demo)
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)

  async function submit() {
    setBusy(true)
    try {
      await sign({
        businessType,
        action: 'SUBMIT',
        ids: [pkApply],
        title: t('cancelSignTitle', { applyNo }),
        submit: (signature) => call(submitIssue, { body: { pkApplys: [pkApply], signature } }),
        onDone: ([result]) => {
          if (result?.ok === false) notify(result.message, 'danger')
          else notify(t('resubmitted', { applyNo }))
        },
      })
    } catch (error) {
      notify(failureText(error), 'danger')
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button size="small" context={applyNo} busy={busy} onPress={() => void submit()}>
        {t('submitAgain')}
      </Button>
      {dialog}
    </>
  )
}
