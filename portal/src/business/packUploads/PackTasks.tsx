import { businessMessage } from '@jinpiao/contract/errors'
import type { PackType } from '@jinpiao/contract/packs'
import { packSectionWords, packTaskStates } from '@jinpiao/contract/states/data'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { type Task, TaskList } from '@jinpiao/ui-kit/TaskList'
import { useTranslation } from 'react-i18next'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { type PackDetail, type SeenTask, sectionHref, seenTasks, todayOfPacks } from './pack.ts'

/** What is still to be done with a pack: each section with its state, and why one is not complete or not available. */
export function PackTasks({ kind, detail }: { kind: PackType; detail: PackDetail }) {
  const { t } = useTranslation('packUploads')
  const { language, name, words } = useTerms()
  const mayOpen = useMayOpen()
  return (
    <div className={surface}>
      <TaskList title={t('tasks')} tasks={seenTasks(kind, detail, { today: todayOfPacks(), name }).map(toTask)} />
    </div>
  )

  function toTask(task: SeenTask): Task {
    const { section, state, isRequired } = task
    const href = sectionHref(section, detail)
    return {
      id: section,
      title: words(packSectionWords[section].label),
      isDone: state === 'DONE',
      status:
        state === 'WANTED'
          ? { label: t('wanted'), tone: 'warning' }
          : { label: words(packTaskStates[state].label), tone: packTaskStates[state].tone },
      ...(state !== 'BLOCKED' && mayOpen(href) && { href }),
      hint: hintOf(task) ?? (isRequired ? undefined : t('optional')),
    }
  }

  function hintOf({ opinion, reason }: SeenTask): string | undefined {
    if (opinion !== undefined) return t('opinion', { opinion })
    return reason === null ? undefined : businessMessage(reason.code, reason.values, language)
  }
}
