import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'
import { ApplyResult } from './ApplyResult.tsx'
import type { Apply } from './apply.ts'
import { OwnApplication } from './OwnApplication.tsx'

/** The stored application that the form begins with; '' for none. */
export interface StoredStart {
  edit: string
  copy: string
}

interface ApplyPageProps<A extends ApplicationEndpoints, Values extends FieldValues> {
  apply: Apply<A, Values>
  /** What the result leads to: the work that waits next. */
  next: ReactNode
  /** The form with its tabs; new for each application that it begins with. */
  children: (start: StoredStart) => ReactNode
}

/**
 * Archetype F→C→S→R: the form, its check page, the result (`?result=`), one submitted application (`?pkApply=`), a
 * stored one to go on with (`?edit=`) or to copy (`?copy=`). Every address can be kept and sent.
 */
export function ApplyPage<A extends ApplicationEndpoints, Values extends FieldValues>({
  apply,
  next,
  children,
}: ApplyPageProps<A, Values>) {
  const [parameters] = useSearchParams()
  const part = (name: string) => parameters.get(name) ?? ''
  const [result, pkApply, edit, copy] = [part('result'), part('pkApply'), part('edit'), part('copy')]
  useDetailFocus([result, pkApply, edit, copy, part('step')].join('/'))

  if (result !== '') return <ApplyResult apply={apply} pkApplys={result.split(',')} next={next} />
  if (pkApply !== '') return <OwnApplication apply={apply} pkApply={pkApply} />
  return children({ edit, copy })
}
