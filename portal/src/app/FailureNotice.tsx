import { Button } from '@jinpiao/ui-kit/Button'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChunkError } from '#portal/chunk.ts'
import { isOfflineFailure, NetworkError } from '#portal/http/errors.ts'
import { mainHeading } from '#portal/parts/mainHeading.ts'
import * as css from '#portal/parts/page.css.ts'
import { usePlatform } from '#portal/parts/platform.ts'

const reloadPage = () => location.reload()

interface FailureNoticeProps {
  error: unknown
  /** Loads the page anew. Given by tests. */
  reload?: () => void
}

/**
 * In the place of a page whose files or data did not arrive, or that failed while it was shown (spec §8). Offline, the
 * page is loaded anew by itself once the browser is online.
 */
export function FailureNotice({ error, reload = reloadPage }: FailureNoticeProps) {
  const { t } = useTranslation(['shell', 'common'])
  const { hotline, platformName } = usePlatform()
  // As it was when the page failed: meanwhile the browser may be online.
  const [isOffline] = useState(() => isOfflineFailure(error))
  const [isAsking, setAsking] = useState(false)
  const { title, text, detail } = wordsFor(error)

  useEffect(() => {
    document.title = `${title} - ${platformName}`
    mainHeading()?.focus()
  }, [title, platformName])

  useEffect(() => {
    if (!isOffline) return
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [isOffline, reload])

  /** Loaded without a connection, the portal would give way to a page of the browser, which does not come back. */
  async function retry() {
    setAsking(true)
    try {
      await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
      reload()
    } catch {
      announce(text, { assertive: true })
    } finally {
      setAsking(false)
    }
  }

  function wordsFor(failure: unknown) {
    if (isOffline) return { title: t('common:offlineTitle'), text: t('common:offlineLoad'), detail: undefined }
    if (failure instanceof ChunkError) {
      const kind = t(`${failure.kind}Failed`)
      return { title: t('pageFailed'), text: t('pageFailedText'), detail: kind }
    }
    if (failure instanceof NetworkError) {
      const id = failure.requestId && `${t('common:requestId')} ${failure.requestId}`
      return { title: t('common:networkTitle'), text: t('common:network'), detail: id }
    }
    return { title: t('unexpected'), text: t('unexpectedText', { hotline }), detail: undefined }
  }

  return (
    <div className={css.notice}>
      <h1 className={css.title}>{title}</h1>
      <p>{text}</p>
      {detail !== undefined && detail !== '' && <p className={css.muted}>{detail}</p>}
      {isOffline ? (
        <Button tone="primary" busy={isAsking} onPress={() => void retry()}>
          {t('common:retry')}
        </Button>
      ) : (
        <Button tone="primary" onPress={reload}>
          {t('reload')}
        </Button>
      )}
    </div>
  )
}
