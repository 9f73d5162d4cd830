import { keptUntil } from '@jinpiao/contract/drafts'
import { Banner } from '@jinpiao/ui-kit/Banner'
import { Button } from '@jinpiao/ui-kit/Button'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayText, ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { momentOf, timeOf } from '#portal/parts/times.ts'
import * as css from './drafts.css.ts'
import type { useDraft } from './useDraft.ts'

type Draft<Payload> = ReturnType<typeof useDraft<Payload>>

interface ChoiceProps<Payload> {
  draft: Draft<Payload>
  /** The draft is of applications that are stored: only what was changed since would be deleted. */
  isStored?: boolean
  onChosen: () => void
}

interface LineProps<Payload> {
  draft: Draft<Payload>
  /** A stored application is changed: the head of the page says until when it is kept. */
  isStored: boolean
  /** When 保存草稿 was pressed; nothing was typed since where the draft says nothing. */
  storedAt?: string | undefined
}

/** 草稿已于 14:02 保存 and 保留至 2026-12-21: one line beside the buttons, in its place from the start. */
export function DraftLine<Payload>({ draft: { state }, isStored, storedAt }: LineProps<Payload>) {
  const { t } = useTranslation('approval')
  const savedAt = state.kind === 'open' ? (state.savedAt ?? storedAt) : undefined
  if (savedAt === undefined) return <p className={css.draftLine} />
  return (
    <p className={css.draftLine}>
      <span>{t('draftSaved', { time: timeOf(savedAt) })}</span>
      {/* What is typed into a stored application goes with it: the head of its page says when. */}
      {!isStored && (
        <>
          {' '}
          <KeptUntil since={savedAt} />
        </>
      )}
    </p>
  )
}

/** 保留至 2026-12-21: the last day on which a draft, or what came back, can be submitted. @param since when it was last saved. */
export function KeptUntil({ since }: { since: string }) {
  const { t } = useTranslation('apply')
  return (
    <span className={css.keptUntil}>
      {t('keptUntil')} <DayText day={keptUntil(since)} />
    </span>
  )
}

/** An old draft: go on with it, or begin anew. It goes once chosen: `onChosen` says where the focus goes. */
export function DraftChoice<Payload>({ draft, isStored = false, onChosen }: ChoiceProps<Payload>) {
  const { t } = useTranslation('approval')
  const { state } = draft
  const first = useRef<HTMLButtonElement>(null)
  const isAsked = state.kind === 'found'
  // Asked as the form comes, nobody was in it: the focus is the heading's, as on every page.
  const [isEarly] = useState(isAsked)
  useLayoutEffect(() => {
    // The form is inert from now on: whoever was in it would be nowhere. Who reads the heading goes on reading.
    const { activeElement } = document
    const isNowhere = activeElement === document.body || activeElement?.closest('[inert]')
    if (isAsked && !isEarly && isNowhere) first.current?.focus()
  }, [isAsked, isEarly])
  if (!isAsked) return null
  const chosen = (done: Promise<void> | void) => void Promise.resolve(done).then(onChosen)
  return (
    <Banner
      tone="info"
      headingLevel={3}
      title={<ProseText>{t('draftFound', { time: momentOf(state.savedAt) })}</ProseText>}
    >
      <p>{t(isStored ? 'draftFoundChanges' : 'draftFoundText')}</p>
      <div className={page.actions}>
        <Button ref={first} tone="primary" size="small" onPress={() => chosen(draft.restore())}>
          {t('draftRestore')}
        </Button>
        <Button size="small" onPress={() => chosen(draft.discard())}>
          {t('draftDiscard')}
        </Button>
      </div>
    </Banner>
  )
}

/** Saving has stopped: another window, or a broken line (P4). Beside the buttons, because it says what will be kept. */
export function DraftTrouble<Payload>({ draft, onChosen }: ChoiceProps<Payload>) {
  const { t } = useTranslation('approval')
  const chosen = (done: Promise<void> | void) => void Promise.resolve(done).then(onChosen)
  switch (draft.state.kind) {
    case 'conflict':
      return (
        <Banner tone="warning" headingLevel={3} title={t('draftConflict')}>
          <p>{t('draftConflictText')}</p>
          <div className={page.actions}>
            <Button size="small" onPress={() => chosen(draft.overwrite())}>
              {t('draftOverwrite')}
            </Button>
            <Button size="small" onPress={() => chosen(draft.takeOther())}>
              {t('draftTakeOther')}
            </Button>
          </div>
        </Banner>
      )
    case 'failed':
      return (
        <Banner tone="warning" headingLevel={3} title={t('draftFailed')}>
          <p>{t('draftFailedText')}</p>
          <div className={page.actions}>
            <Button size="small" onPress={() => chosen(draft.retry())}>
              {t('draftRetry')}
            </Button>
          </div>
        </Banner>
      )
    default:
      return null
  }
}
