import { findAction, refusalOf } from '@jinpiao/contract/actions'
import type { Application, ApplicationEndpoints } from '@jinpiao/contract/applications'
import type { EntryResult } from '@jinpiao/contract/envelope'
import { flowOf, flows } from '@jinpiao/contract/flow'
import { Button } from '@jinpiao/ui-kit/Button'
import { Link } from '@jinpiao/ui-kit/Link'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { isSessionOver } from '#portal/http/errors.ts'
import * as page from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useFailureText } from '#portal/signing/useFailureText.ts'
import { useNowText } from '#portal/signing/useNowText.ts'
import { useSigning } from '#portal/signing/useSigning.tsx'
import * as css from './apply.css.ts'
import { ConfirmedAct } from './ConfirmedAct.tsx'
import { useFormAddress } from './formAddress.ts'
import { Reword } from './Reword.tsx'

interface StoredActionsProps {
  of: ApplicationEndpoints
  application: Application
  /** In a row, or on the page of one. */
  size?: 'small' | 'regular'
  /** Page of the form, where this is another one. */
  formPath?: string
}

/** What its operator can do with an application now, as the server says; what is refused says why. */
export function StoredActions({ of, application, size = 'small', formPath }: StoredActionsProps) {
  const { t } = useTranslation(['apply', 'approval'])
  const own = useFormAddress(of.type)
  const hrefOf = (part: 'edit' | 'copy') =>
    formPath === undefined ? own({ [part]: pkApply }) : `${formPath}?${part}=${pkApply}`
  const { pkApply, applyNo, state, actions } = application
  const edit = findAction(actions, 'EDIT')
  // A cancellation has no form: it is signed again.
  const submit = edit === undefined ? findAction(actions, 'SUBMIT') : undefined
  const ends = (['DELETE', 'WITHDRAW', 'VOID'] as const).filter((name) => findAction(actions, name))
  if (actions.length === 0)
    return size === 'small' ? <span className={css.noActs}>—</span> : <p>{t('approval:noAction')}</p>
  return (
    <span className={size === 'small' ? css.rowActs : page.actions}>
      {edit && (
        <Link href={hrefOf('edit')} kind="standalone" context={applyNo}>
          {t(state === 'DRAFT' ? 'continue' : 'edit')}
        </Link>
      )}
      {edit && state === 'DRAFT' && (
        <Link href={hrefOf('copy')} kind="standalone" context={applyNo}>
          {t('copy')}
        </Link>
      )}
      {findAction(actions, 'REWORD') && <Reword application={application} size={size} />}
      {submit && <SignAgain of={of} application={application} reason={submit.reason} size={size} />}
      {ends.map((act) => (
        <ConfirmedAct
          key={act}
          of={of}
          application={application}
          act={act}
          reason={refusalOf(actions, act)}
          size={size}
        />
      ))}
    </span>
  )
}

interface SignAgainProps extends Required<Pick<StoredActionsProps, 'of' | 'application' | 'size'>> {
  reason: string | undefined
}

function SignAgain({ of, application, reason, size }: SignAgainProps) {
  const { t } = useTranslation('apply')
  const { sign, dialog } = useSigning()
  const terms = useTerms()
  const failureText = useFailureText()
  const nowText = useNowText()
  const { pkApply, applyNo, businessType } = application
  const isUnsigned = flowOf(businessType).unsigned === true
  const signing = useMutation({
    mutationFn: async () => {
      const done = (results: readonly EntryResult[]) => {
        const [result] = results
        if (result?.ok === false) notify(result.message, 'danger')
        else notify(t('resubmitted', { applyNo, now: nowText(businessType, results) }))
      }
      if (isUnsigned) return done((await call(of.submit, { body: { pkApplys: [pkApply] } })).results)
      return sign({
        businessType,
        action: 'SUBMIT',
        ids: [pkApply],
        isAgain: true,
        title: t('signAgainTitle', { business: terms.words(flows[businessType].name), applyNo }),
        submit: (signature) => call(of.submit, { body: { pkApplys: [pkApply], signature } }),
        onDone: done,
      })
    },
    onError: (error) => {
      if (!isSessionOver(error)) notify(failureText(error), 'danger')
    },
  })
  return (
    <>
      <Button
        tone={size === 'small' ? 'quiet' : 'primary'}
        size={size}
        context={applyNo}
        busy={signing.isPending}
        disabledReason={reason}
        onPress={() => signing.mutate()}
      >
        {t(isUnsigned ? 'submitUnsigned' : 'submitAgain')}
      </Button>
      {dialog}
    </>
  )
}
