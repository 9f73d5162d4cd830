import { findAction, isAllowed, refusalOf } from '@jinpiao/contract/actions'
import { loseUkey, type Ukey } from '@jinpiao/contract/ukeys'
import { Link } from '@jinpiao/ui-kit/Link'
import { useSpokenNumbers } from '@jinpiao/ui-kit/lib/useSpokenNumbers'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { call } from '#portal/http/client.ts'
import { AskedAct } from '#portal/parts/AskedAct.tsx'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { refreshSession } from '#portal/session/session.ts'
import { LocalCheck } from './LocalCheck.tsx'

/** Where a key is renewed, replaced, reset or taken from its bearer. */
const RESET = '/my/enterprise-info/ukey/reset'

/** What can be done with a key now. 挂失 is there whatever the platform has switched off. */
export function UkeyActions({ ukey }: { ukey: Ukey }) {
  const { t } = useTranslation('ukeys')
  const { digits } = useSpokenNumbers()
  const { actions, pkUkey, bearerName: name, ukeySuffix: suffix, isOwn } = ukey
  const heard = t('named', { name, suffix: digits(suffix) })
  if (actions.length === 0) return <span className={css.noActs}>—</span>
  const lost = findAction(actions, 'LOST')
  return (
    <span className={css.rowActs}>
      <ChangeLinks ukey={ukey} heard={heard} />
      {findAction(actions, 'TEST') && <LocalCheck label={t('act.TEST')} context={heard} size="small" />}
      {lost && (
        <AskedAct
          noun="ukeys"
          name={heard}
          label={t('act.LOST')}
          reason={lost.reason}
          title={t('loseTitle', { name, suffix })}
          text={t(isOwn ? 'loseOwnText' : 'loseText', { name })}
          tone="danger"
          act={() => call(loseUkey, { params: { pkUkey } })}
          done={t('lost', { name, suffix })}
          onDone={() => void (isOwn && refreshSession())}
        />
      )}
    </span>
  )
}

const changes = ['RENEW', 'UNBIND', 'REISSUE'] as const

/** 更新, 解绑 and 补办 begin on a page of their own, where the platform offers it; what is refused says why, once. */
function ChangeLinks({ ukey: { actions, pkUkey }, heard }: { ukey: Ukey; heard: string }) {
  const { t } = useTranslation('ukeys')
  const { ukeyChange } = usePlatform()
  const mayOpen = useMayOpen()
  if (!ukeyChange || !mayOpen(RESET)) return null
  const offered = changes.filter((act) => findAction(actions, act))
  const refusals = new Set(offered.flatMap((act) => refusalOf(actions, act) ?? []))
  return (
    <>
      {offered
        .filter((act) => isAllowed(actions, act))
        .map((act) => (
          <Link key={act} href={`${RESET}?kind=${act}&ukey=${pkUkey}`} kind="standalone" context={heard}>
            {t(`act.${act}`)}
          </Link>
        ))}
      {[...refusals].map((reason) => (
        <span key={reason} className={page.note}>
          <ProseText>{reason}</ProseText>
        </span>
      ))}
    </>
  )
}
