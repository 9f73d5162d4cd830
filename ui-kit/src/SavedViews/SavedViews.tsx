import { useState } from 'react'
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx'
import { announce } from '../lib/announce.ts'
import { filterMessages } from '../lib/messages/filter.ts'
import { useMessages } from '../lib/messages.ts'
import { useOutcome } from '../lib/useOutcome.ts'
import { Menu } from '../Menu/Menu.tsx'
import { Select } from '../Select/Select.tsx'
import { NameDialog } from './NameDialog.tsx'
import * as css from './SavedViews.css.ts'
import { type SavedView, viewName, viewOf, withDefault, withName, withoutView, withView } from './views.ts'

export type { SavedView } from './views.ts'

export interface SavedViewsProps {
  /** Kept by the page, in the order in which they are offered. */
  views: readonly SavedView[]
  /** Saved, renamed, deleted, or another default: all views as they are to be kept. */
  onViewsChange: (views: SavedView[]) => void
  /** The conditions that the list shows now: the view that has them is the one in use. */
  query: string
  /** The same in words: 状态：待签收. Read before they are saved. */
  conditions: readonly string[]
  /** The list is to show this one. */
  onApply: (view: SavedView) => void
  /** How many that are, as in `FilterBar`. */
  found?: number | undefined
}

/**
 * Conditions kept under names. The one in use can be seen and heard in the box, the default too: a list that hides rows
 * by itself says why (product P12). 管理视图 is about the one in use, or saves what is in force.
 */
export function SavedViews({ views, onViewsChange, query, conditions, onApply, found }: SavedViewsProps) {
  const t = useMessages(filterMessages)
  const [asked, setAsked] = useState<'save' | 'rename' | 'delete'>()
  /** Whose dialog was opened last: it closes under its own name after the view has gone. */
  const [about, setAbout] = useState<SavedView>()
  const say = useOutcome(found)
  const current = viewOf(views, query)
  const { id = '', name = '' } = about ?? {}
  const close = () => setAsked(undefined)

  function change(next: SavedView[], said: string) {
    close()
    onViewsChange(next)
    announce(said)
  }

  const items =
    current === undefined
      ? [{ id: 'save', label: t.save }]
      : [
          { id: 'rename', label: t.rename(current.name) },
          { id: 'default', label: (current.isDefault ? t.endDefault : t.makeDefault)(current.name) },
          { id: 'delete', label: t.delete(current.name) },
        ]

  function act(item: string) {
    setAbout(current)
    if (item === 'save' || item === 'rename' || item === 'delete') setAsked(item)
    else if (current?.isDefault) change(withDefault(views, undefined), t.saidNoDefault(current.name))
    else if (current) change(withDefault(views, current.id), t.saidDefault(current.name))
  }

  return (
    <div className={css.views}>
      {views.length > 0 && (
        <Select
          label={t.views}
          placeholder={t.noView}
          options={views.map((view) => ({
            id: view.id,
            label: view.name,
            ...(view.isDefault && { description: t.isDefault }),
          }))}
          value={current?.id ?? ''}
          onChange={(chosen) => {
            const view = views.find((each) => each.id === chosen)
            if (view === undefined) return
            onApply(view)
            // Not every view changes what is found: one of columns alone gives the list nothing to say.
            if (found === undefined) announce(t.saidApplied(view.name))
            else say(t.saidApplied(view.name))
          }}
        />
      )}
      <Menu items={items} onAction={act}>
        {t.manage}
      </Menu>
      <NameDialog
        isOpen={asked === 'save'}
        onClose={close}
        title={t.save}
        actionLabel={t.doSave}
        description={t.saves(conditions)}
        others={views}
        onName={(text) => change(withView(views, text, query), t.saidSaved(viewName(text)))}
      />
      <NameDialog
        isOpen={asked === 'rename'}
        onClose={close}
        title={t.rename(name)}
        actionLabel={t.doRename}
        name={name}
        others={withoutView(views, id)}
        onName={(text) => change(withName(views, id, text), t.saidRenamed(viewName(text)))}
      />
      <AlertDialog
        isOpen={asked === 'delete'}
        title={t.deleteTitle(name)}
        actionLabel={t.doDelete}
        tone="danger"
        onCancel={close}
        onAction={() => change(withoutView(views, id), t.saidDeleted(name))}
      >
        {t.deleteText}
      </AlertDialog>
    </div>
  )
}
