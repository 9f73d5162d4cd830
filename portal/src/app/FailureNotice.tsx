import { Button } from '@jinpiao/ui-kit/Button'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { NetworkError } from '#portal/http/errors.ts'
import { mainHeading } from '#portal/parts/mainHeading.ts'
import * as css from '#portal/parts/page.css.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import { ChunkError } from './loadPage.ts'

/** In the place of a page whose files or data did not arrive, or that failed while it was shown (spec §8). */
export function FailureNotice({ error }: { error: unknown }) {
  const { t } = useTranslation(['shell', 'common'])
  const { hotline, platformName } = usePlatform()
  const { title, text, detail } = wordsFor(error)

  useEffect(() => {
    document.title = `${title} - ${platformName}`
    mainHeading()?.focus()
  }, [title, platformName])

  function wordsFor(failure: unknown) {
    if (failure instanceof ChunkError) {
      const kind = t(failure.kind === 'css' ? 'cssFailed' : 'chunkFailed')
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
      <Button tone="primary" onPress={() => location.reload()}>
        {t('reload')}
      </Button>
    </div>
  )
}
