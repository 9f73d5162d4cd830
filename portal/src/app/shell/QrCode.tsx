import { useMemo } from 'react'
import { renderSVG } from 'uqr'
import * as css from './QrCode.css.ts'

/** Modules of white around the code: scanners do not find it without. */
const QUIET_ZONE = 4

/**
 * A QR code, black on white in every theme: scanners need dark on light (accessibility §5.20). As an image, so that
 * neither a theme nor forced colours reach into it.
 */
export function QrCode({ value, label }: { value: string; label: string }) {
  const source = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(value, { border: QUIET_ZONE }))}`,
    [value],
  )
  return <img className={css.plate} src={source} alt={label} width={176} height={176} />
}
