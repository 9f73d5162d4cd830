import { useMemo } from 'react'
import { renderSVG } from 'uqr'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { Link } from '../Link/Link.tsx'
import { documentMessages } from '../lib/messages/document.ts'
import { useMessages } from '../lib/messages.ts'
import * as css from './QrCode.css.ts'

/** Modules of white around the code: scanners do not find it without. */
const QUIET_ZONE = 4

export interface QrCodeProps {
  /** The address in the code. */
  value: string
  /** Purpose and destination: 微信公众号二维码：用微信扫一扫关注“金票服务号”. */
  alt: string
  /** The same in words beside it: what to scan it with, and what comes of it. */
  text: string
  /** The words of the link that leads to the same place: the name of the account, of the app. */
  linkLabel: string
}

/**
 * A code and its twin in words (accessibility §5.20): nobody can scan their own phone's screen, nor by ear. Black on
 * white in every theme, since scanners need dark on light; an image, so that neither a theme nor forced colours reach
 * into it.
 */
export function QrCode({ value, alt, text, linkLabel }: QrCodeProps) {
  const t = useMessages(documentMessages)
  const source = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(value, { border: QUIET_ZONE }))}`,
    [value],
  )

  return (
    <div className={css.root}>
      <img className={css.plate} src={source} alt={alt} width={176} height={176} />
      <p>{text}</p>
      <Link kind="standalone" href={value} newWindow>
        {linkLabel}
      </Link>
      <CopyButton text={value} what={t.link} context={linkLabel} tone="secondary">
        {t.copyLink}
      </CopyButton>
    </div>
  )
}
