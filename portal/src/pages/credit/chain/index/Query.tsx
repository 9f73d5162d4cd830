import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router-dom'
import type { Shown } from '../../../../app/guard.ts'

export default function Page() {
  const { t } = useTranslation('routes')
  const route = (useMatches().at(-1)?.loaderData as Shown | undefined)?.route
  return <h1>{route && t(route.title)}</h1>
}
