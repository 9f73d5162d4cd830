/**
 * Thousands separators and fixed decimals (spec §3: two by default, a negative count as 0).
 *
 * `v` is a decimal string of any length or a bigint of whole units (not fen; for fen see `formatMoney`). Rounds half
 * away from zero on the digits themselves; never shows `-0.00`. Throws RangeError when `v` is no plain decimal.
 */
export function formatNumber(v: string | bigint, decimals = 2): string {
  const [whole = '', fraction] = toFixed(v, decimals).split('.')
  const grouped = whole.replace(/\d(?=(?:\d{3})+$)/g, '$&,')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** Fixed decimals without separators (spec §3), with the rounding and errors of `formatNumber`. */
export function toFixed(v: string | bigint, decimals = 2): string {
  const { negative, whole, fraction } = parts(v)
  const places = Math.max(0, Math.trunc(decimals))
  const kept = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'))
  const rounded = String(fraction.charAt(places) >= '5' ? kept + 1n : kept).padStart(places + 1, '0')
  const sign = negative && /[1-9]/.test(rounded) ? '-' : ''
  const point = rounded.length - places
  return sign + rounded.slice(0, point) + (places > 0 ? `.${rounded.slice(point)}` : '')
}

/**
 * A ratio as a percentage (spec §3): `'0.0398'` → `3.98%`. `v` is the ratio (1 = 100 %), as the wire carries rates,
 * not the percentage. The point is moved in the text, so nothing is lost before rounding.
 */
export function formatPercent(v: string | bigint, decimals = 2): string {
  const { negative, whole, fraction } = parts(v)
  const shifted = `${whole}${fraction.slice(0, 2).padEnd(2, '0')}.${fraction.slice(2)}0`
  return `${toFixed((negative ? '-' : '') + shifted, decimals)}%`
}

function parts(v: string | bigint): { negative: boolean; whole: string; fraction: string } {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(v)) ?? []
  if (whole === undefined) throw new RangeError(`not a decimal number: "${v}"`)
  return { negative: sign === '-', whole, fraction }
}
