import { Banner } from '@jinpiao/ui-kit/Banner'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'

interface FailureProps {
  text: string | undefined
  /** The way out, where trying again is none. */
  children?: ReactNode
}

/** Why an act did not happen, where the person is; said once, at once. */
export function Failure({ text, children }: FailureProps) {
  const { t } = useTranslation()
  useEffect(() => {
    if (text !== undefined) announce(text, { assertive: true })
  }, [text])
  if (text === undefined) return null
  return (
    <Banner tone="danger" title={t('failedTitle')}>
      <p>{text}</p>
      {children}
    </Banner>
  )
}
