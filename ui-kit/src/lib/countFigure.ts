import { placesOf } from '@jinpiao/values/decimal'
import { formatNumber } from '@jinpiao/values/number'

/** A count for the eye: `1,234,567`, with the decimals that it has. */
export const countFigure = (value: string): string => formatNumber(value, placesOf(value))
