import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import { draftKey } from '@jinpiao/contract/drafts'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useOldDraft } from '#portal/drafts/useDraft.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as css from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'
import { useHeadingKept } from '#portal/parts/useHeadingKept.ts'
import { ApplyResult } from './ApplyResult.tsx'
import { ApplyWorkspace, type StoredStart } from './ApplyWorkspace.tsx'
import type { ApplyDefinition } from './defineApply.ts'
import { Obstacles } from './Obstacles.tsx'
import { OwnApplication } from './OwnApplication.tsx'
import { StoredLinks } from './StoredLinks.tsx'
import { storedKinds } from './storedLists.ts'
import { useObstacles } from './useObstacles.ts'

interface ApplyPageProps<A extends ApplicationEndpoints, Values extends FieldValues, Facts> {
  of: ApplyDefinition<A, Values, Facts>
  /** What the result leads to: the work that waits next. */
  next: ReactNode
  /** The page that the form stands within, where it is not the page's own. */
  within?: { label: string; href: string }
}

/**
 * Archetype F→C→S→R: the form, its check page, the result (`?result=`), one submitted application (`?pkApply=`), a
 * stored one to go on with (`?edit=`) or to copy (`?copy=`). Every address can be kept and sent.
 */
export function ApplyPage<A extends ApplicationEndpoints, Values extends FieldValues, Facts>({
  of: definition,
  next,
  within,
}: ApplyPageProps<A, Values, Facts>) {
  const [parameters] = useSearchParams()
  const part = (name: string) => parameters.get(name) ?? ''
  const [result, pkApply, edit, copy] = [part('result'), part('pkApply'), part('edit'), part('copy')]
  useDetailFocus([result, pkApply, edit, copy, part('step')].join('/'))

  if (result !== '') return <ApplyResult apply={definition.with()} pkApplys={result.split(',')} next={next} />
  if (pkApply !== '') return <OwnApplication apply={definition.with()} pkApply={pkApply} />
  // The form is new for each application that it begins with.
  return <ApplyStart key={`${edit}/${copy}`} of={definition} start={{ edit, copy }} trail={within ? [within] : []} />
}

interface ApplyStartProps<A extends ApplicationEndpoints, Values extends FieldValues, Facts> {
  of: ApplyDefinition<A, Values, Facts>
  start: StoredStart
  trail: readonly { label: string; href: string }[]
}

/**
 * The form once its facts are there, or what stands in its place. The old draft is waited for with them: a question that
 * comes later pushes the fields away from whoever has begun.
 */
function ApplyStart<A extends ApplicationEndpoints, Values extends FieldValues, Facts>({
  of: definition,
  start,
  trail,
}: ApplyStartProps<A, Values, Facts>) {
  const { t } = useTranslation('routes')
  const query = definition.useFacts()
  const { data: facts } = query
  const [parameters] = useSearchParams()
  const found = useObstacles(definition.of.type, start.edit)
  const lists = (definition.tabs ?? []).filter(({ isList, before }) => isList && !before)
  const isRead = [...storedKinds, ...lists.map(({ id }) => id)].includes(parameters.get('tab') ?? '')
  const draft = useOldDraft(draftKey(definition.of.type, start))
  const isThere = facts !== undefined && found !== undefined && !draft.isPending
  useHeadingKept(isThere)
  if (!isThere) {
    return (
      <div className={css.page}>
        <PageHead title={t(definition.title)} trail={trail} />
        <QueryState query={{ ...query, data: undefined }}>{() => null}</QueryState>
      </div>
    )
  }
  // What stops a new one stops neither reading what is stored nor correcting what came back.
  const isNew = start.edit === ''
  const instead = isRead ? undefined : definition.instead?.(facts)
  if (!instead && (isRead || !isNew || found.length === 0)) {
    const stated = isNew ? [] : found
    return (
      <ApplyWorkspace
        definition={definition}
        facts={facts}
        start={start}
        trail={trail}
        oldDraft={draft.data}
        obstacles={stated}
      />
    )
  }
  return (
    <>
      {instead ?? <Obstacles of={definition.of.type} found={found} />}
      {!instead && definition.known?.(facts)}
      <StoredLinks of={definition.of} lists={lists} />
    </>
  )
}
