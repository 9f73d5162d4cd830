import { useState } from 'react'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** Words for the mouse: which one is in use is a shade, a cross deletes at once, and a name is never checked. */
export function Pills() {
  const [views, setViews] = useState(['待签收', '五月到期'])
  return (
    <div>
      {views.map((view) => (
        <span key={view} style={{ opacity: view === '待签收' ? 1 : 0.8 }}>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the defect under test */}
          <span onClick={() => undefined}>{view}</span>
          <button type="button" onClick={() => setViews(views.filter((each) => each !== view))}>
            ×
          </button>
        </span>
      ))}
      <button type="button" onClick={() => setViews([...views, `视图 ${views.length}`])}>
        管理视图
      </button>
    </div>
  )
}
