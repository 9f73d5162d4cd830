import type { Application } from '@jinpiao/contract/applications'
import { Link } from '@jinpiao/ui-kit/Link'
import { SpokenSerials } from '@jinpiao/ui-kit/SpokenText'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { applicationHref } from './homes/applicationHref.ts'

interface ApplicationLinkProps
  extends Pick<Application, 'pkApply' | 'businessType'>,
    Partial<Pick<Application, 'actions'>> {
  /** Its number, as it is called there: 申请编号, 兑付批次. */
  no: string
}

/** The number of an application, as the way to it; text where none of its pages is open to the reader. */
export function ApplicationLink({ no, ...application }: ApplicationLinkProps) {
  const href = applicationHref(application, useMayOpen())
  if (href === undefined) return <SpokenSerials>{no}</SpokenSerials>
  return (
    <Link href={href} kind="standalone">
      {no}
    </Link>
  )
}
