import type { DetailOf } from '@jinpiao/contract/applications'
import type { signup } from '@jinpiao/contract/signup'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { TaskList } from '@jinpiao/ui-kit/TaskList'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useTerms } from '#portal/parts/useTerms.ts'
import { type PaperState, paperStateOf, type SignupForm } from './signupForm.ts'

const tones = { MISSING: 'neutral', GIVEN: 'success', WANTED: 'warning' } as const satisfies Record<PaperState, string>

/** Beside the form: which papers are there, which are missing, which the funder has sent back and why. */
export function PaperTasks({ returned }: { returned: DetailOf<typeof signup>['papers'] | undefined }) {
  const { t } = useTranslation('signup')
  const { name } = useTerms()
  const [papers, authFiles] = useWatch<SignupForm, ['papers', 'authFiles']>({ name: ['papers', 'authFiles'] })
  const all = [...papers, { document: name('authorisationFiles'), files: authFiles }]
  return (
    <div className={surface}>
      <TaskList
        title={t('paperTasks')}
        headingLevel={3}
        tasks={all.map((paper) => {
          const { document } = paper
          const state = paperStateOf(paper, returned)
          const opinion = returned?.find((each) => each.document === document)?.opinion ?? null
          return {
            id: document,
            title: document,
            isDone: state === 'GIVEN',
            status: { label: t(`paper.${state}`), tone: tones[state] },
            ...(opinion !== null && state !== 'GIVEN' && { hint: opinion }),
          }
        })}
      />
    </div>
  )
}
