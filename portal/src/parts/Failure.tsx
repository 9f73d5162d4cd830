import { Banner } from '@jinpiao/ui-kit/Banner'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Why an act did not happen, where the person is; said once, at once. */
export function Failure({ text }: { text: string | undefined }) {
  const { t } = useTranslation()
  useEffect(() => {
    if (text !== undefined) announce(text, { assertive: true })
  }, [text])
  if (text === undefined) return null
  return (
    <Banner tone="danger" title={t('failedTitle')}>
      <p>{text}</p>
    </Banner>
  )
}
