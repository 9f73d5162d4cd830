import { useState } from 'react'
import { Accordion } from './Accordion.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** Opening one closes the other: what was being read is gone. */
export function OnlyOne() {
  const [open, setOpen] = useState('limit')
  return ['limit', 'fee'].map((id) => (
    <div key={id}>
      <h3>
        <button type="button" aria-expanded={open === id} onClick={() => setOpen(id)}>
          {id === 'limit' ? '怎样算开立额度' : '服务费由谁付'}
        </button>
      </h3>
      {open === id && <p>{id === 'limit' ? '授信额度减去未到期金票。' : '由开立方付。'}</p>}
    </div>
  ))
}

/** The button for all is not there. */
export const WithoutAll = () => (
  <Accordion
    headingLevel={3}
    sections={[{ id: 'limit', title: '怎样算开立额度', content: '授信额度减去未到期金票。' }]}
  />
)
