import { checkLicence } from '@jinpiao/contract/session'
import { Button } from '@jinpiao/ui-kit/Button'
import { Dialog } from '@jinpiao/ui-kit/Dialog'
import { Link } from '@jinpiao/ui-kit/Link'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { BusinessError } from '#portal/http/errors.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import { usePlatform } from '#portal/parts/platform.ts'
import { decide } from '#portal/routes/decide.ts'
import { hideNotice, isHidden, type Notice, noticesOf, skipsLicenceCheck } from '#portal/session/notices.ts'
import { useSecurity, useVisitor } from '#portal/session/useSession.ts'
import { TakenRole } from './TakenRole.tsx'

const REALNAME = '/my/enterprise-info/realname'
const UKEY_LIST = '/my/enterprise-info/ukey/list'
const LICENCE_EXPIRED = '03000280'

/** What has to be known after login, one dialog after the other, once per session (spec §4, §6). Following a link dismisses too. */
export function PostLoginNotices() {
  const security = useSecurity()
  const licenceExpired = useLicenceExpired()
  const [seen, setSeen] = useState<readonly Notice['kind'][]>([])
  const hasArrived = useArrived()
  if (security.needUpdatePwd || licenceExpired === undefined || !hasArrived) return null

  const [notice] = noticesOf(security, {
    licenceExpired,
    isHidden: (kind) => isHidden(kind, security) || seen.includes(kind),
  })
  function dismiss() {
    if (notice === undefined) return
    hideNotice(notice.kind, security)
    setSeen([...seen, notice.kind])
  }
  const taken = (
    <Suspense fallback={null}>
      <TakenRole />
    </Suspense>
  )
  if (notice === undefined) return taken
  // The words of a dialog that most people never see come after the page.
  return (
    <>
      {taken}
      <Suspense fallback={null}>
        <NoticeDialog notice={notice} onDismiss={dismiss} />
      </Suspense>
    </>
  )
}

/** A dialog gives the focus back to what had it when it opened: on arrival that is the heading, from the next render on. */
function useArrived(): boolean {
  const [hasArrived, setArrived] = useState(false)
  useEffect(() => setArrived(true), [])
  return hasArrived
}

/** `undefined` while it is not known. A check that fails is no reason to alarm anybody. */
function useLicenceExpired(): boolean | undefined {
  const security = useSecurity()
  const skipped = skipsLicenceCheck(security) || security.needUpdatePwd
  const { data } = useQuery({
    queryKey: ['licence'],
    queryFn: async ({ signal }) => {
      try {
        await call(checkLicence, { signal })
        return false
      } catch (error) {
        return error instanceof BusinessError && error.code === LICENCE_EXPIRED
      }
    },
    enabled: !skipped,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return skipped ? false : data
}

/** A link only where it leads somewhere for this person; otherwise the words say what to do. */
function useOpenRoute(path: string): boolean {
  return decide(path, useVisitor()).kind === 'show'
}

/** One dialog for all of them: the focus goes from heading to heading, and after the last one back to the page. */
function NoticeDialog({ notice, onDismiss }: { notice: Notice; onDismiss: () => void }) {
  const { t } = useTranslation('notices')
  const ukeyTitle = notice.kind === 'ukey' && notice.expired ? 'ukeyExpiredTitle' : 'ukeyTitle'
  return (
    <Dialog
      isOpen
      onClose={onDismiss}
      title={t(notice.kind === 'licence' ? 'licenceTitle' : ukeyTitle)}
      step={notice.kind}
      initialFocus="heading"
      actions={<Button onPress={onDismiss}>{t('dismiss')}</Button>}
    >
      {notice.kind === 'licence' ? (
        <LicenceNotice onDismiss={onDismiss} />
      ) : (
        <UkeyNotice notice={notice} onDismiss={onDismiss} />
      )}
    </Dialog>
  )
}

function LicenceNotice({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation('notices')
  const { hotline } = usePlatform()
  if (!useOpenRoute(REALNAME))
    return (
      <p>
        <ProseText>{t('licenceAsk', { hotline })}</ProseText>
      </p>
    )
  return (
    <Link href={REALNAME} onPress={onDismiss}>
      {t('licenceLink')}
    </Link>
  )
}

function UkeyNotice({ notice, onDismiss }: { notice: Notice & { kind: 'ukey' }; onDismiss: () => void }) {
  const { t } = useTranslation('notices')
  const { hotline } = usePlatform()
  const canUpdate = useOpenRoute(UKEY_LIST) && notice.isDirector
  return (
    <>
      <p>{notice.expired ? t('ukeyExpired') : t('ukeyDays', { count: notice.days })}</p>
      {canUpdate ? (
        <Link href={UKEY_LIST} onPress={onDismiss}>
          {t('ukeyUpdate')}
        </Link>
      ) : (
        <p>
          <ProseText>{notice.isDirector ? t('ukeySelf', { hotline }) : t('ukeyAsk')}</ProseText>
        </p>
      )}
    </>
  )
}
