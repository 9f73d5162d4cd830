import { Banner } from '@jinpiao/ui-kit/Banner'
import { Button } from '@jinpiao/ui-kit/Button'
import { useTranslation } from 'react-i18next'
import * as css from './approval.css.ts'
import { momentOf, timeOf } from './times.ts'
import type { useDraft } from './useDraft.ts'

/** Where the draft of a form stands: one line while all is well, a choice when there is one to make (P4). */
export function DraftLine<Payload>({ draft }: { draft: ReturnType<typeof useDraft<Payload>> }) {
  const { t } = useTranslation('approval')
  const { state } = draft
  switch (state.kind) {
    case 'loading':
      return <p className={css.draftLine} />
    case 'open':
      return (
        <p className={css.draftLine}>
          {state.savedAt !== undefined && t('draftSaved', { time: timeOf(state.savedAt) })}
        </p>
      )
    case 'found':
      return (
        <Banner tone="info" headingLevel={3} title={t('draftFound', { time: momentOf(state.savedAt) })}>
          <p>{t('draftFoundText')}</p>
          <div className={css.actions}>
            <Button tone="primary" size="small" onPress={draft.restore}>
              {t('draftRestore')}
            </Button>
            <Button size="small" onPress={() => void draft.discard()}>
              {t('draftDiscard')}
            </Button>
          </div>
        </Banner>
      )
    case 'conflict':
      return (
        <Banner tone="warning" headingLevel={3} title={t('draftConflict')}>
          <p>{t('draftConflictText')}</p>
          <div className={css.actions}>
            <Button size="small" onPress={() => void draft.overwrite()}>
              {t('draftOverwrite')}
            </Button>
            <Button size="small" onPress={() => void draft.takeOther()}>
              {t('draftTakeOther')}
            </Button>
          </div>
        </Banner>
      )
    case 'failed':
      return (
        <Banner tone="warning" headingLevel={3} title={t('draftFailed')}>
          <p>{t('draftFailedText')}</p>
          <div className={css.actions}>
            <Button size="small" onPress={draft.retry}>
              {t('draftRetry')}
            </Button>
          </div>
        </Banner>
      )
  }
}
