import { findAction, refusalOf } from '@jinpiao/contract/actions'
import { type SignupApplication, signup } from '@jinpiao/contract/signup'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { ConfirmedAct } from '#portal/archetypes/apply/ConfirmedAct.tsx'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'

const applyHref = '/my/signup/apply'

interface SignupActionsProps {
  application: SignupApplication
  /** In a row, or on the page of one. */
  size?: 'small' | 'regular'
}

/** What can be done with an application wherever it is read: 补件, 撤回, 作废, 延期, 再次申请, and to whom it waits 复核. */
export function SignupActions({ application, size = 'small' }: SignupActionsProps) {
  const { t } = useTranslation('signup')
  const mayApply = useMayOpen()(applyHref)
  const { pkApply, applyNo, state, actions, again } = application
  const edit = findAction(actions, 'EDIT')
  const mayDecide = findAction(actions, 'APPROVE') !== undefined
  const ends = (['DELETE', 'WITHDRAW', 'VOID'] as const).filter((name) => findAction(actions, name))
  const repeats = mayApply && again !== null ? again : undefined
  if (!edit && !mayDecide && ends.length === 0 && !repeats) {
    return size === 'small' ? <span className={css.noActs}>—</span> : null
  }
  return (
    <span className={size === 'small' ? css.rowActs : page.actions}>
      {mayDecide && (
        <Link
          href={`/my/signup/query?pkApply=${pkApply}`}
          kind={size === 'small' ? 'standalone' : 'action'}
          context={applyNo}
        >
          {t('act.review')}
        </Link>
      )}
      {edit && (
        <Link href={`${applyHref}?edit=${pkApply}`} kind={size === 'small' ? 'standalone' : 'action'} context={applyNo}>
          {t(state === 'RETURNED' ? 'act.supplement' : 'act.continue')}
        </Link>
      )}
      {repeats && repeats.reason === null && (
        <Link href={`${applyHref}?copy=${pkApply}`} kind={size === 'small' ? 'standalone' : 'action'} context={applyNo}>
          {t(`act.${repeats.kind}`)}
        </Link>
      )}
      {repeats && repeats.reason !== null && (
        <span className={size === 'small' ? page.note : undefined}>
          <ProseText>{repeats.reason}</ProseText>
        </span>
      )}
      {ends.map((act) => (
        <ConfirmedAct
          key={act}
          of={signup}
          application={application}
          act={act}
          reason={refusalOf(actions, act)}
          size={size}
        />
      ))}
    </span>
  )
}
