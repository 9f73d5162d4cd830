import { useMemo } from 'react'
import { encode } from 'uqr'
import * as css from './QrCode.css.ts'

/** A QR code on a white plate with its quiet zone, in every theme: scanners need dark on light (accessibility 5.20). */
export function QrCode({ value, label }: { value: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(value, { border: 4 })
    return {
      size: modules,
      path: data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join(''),
    }
  }, [value])
  return (
    <svg
      className={css.plate}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
