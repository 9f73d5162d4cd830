import { useTranslation } from 'react-i18next'

/** How many rows a list has; `more`: the server stopped counting there. */
export interface RowCount {
  count: number
  more?: boolean | undefined
}

/** Says how many rows a list has: 12, or 至少 1000 where the count ended early. */
export function useCountText(): (rows: RowCount) => string {
  const { t } = useTranslation('common')
  return ({ count, more }) => (more ? t('atLeast', { n: count }) : String(count))
}
