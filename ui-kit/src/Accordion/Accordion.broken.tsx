import { useState } from 'react'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
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

/** 全部收起 changes its own words and leaves the sections open. */
export function NeverCloses() {
  const [isAllOpen, setAllOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setAllOpen(!isAllOpen)
          setWasOpened(true)
        }}
      >
        {isAllOpen ? '全部收起' : '全部展开'}
      </button>
      <Disclosure title="最长可以多久" headingLevel={3} isExpanded={wasOpened}>
        从开立日起，最长一年。
      </Disclosure>
    </>
  )
}

/** Lines that fold: none of them is found as a heading. */
export const WithoutHeadings = () =>
  ['怎样算开立额度', '服务费由谁付', '最长可以多久'].map((title) => (
    <Disclosure key={title} title={title}>
      从开立日起，最长一年。
    </Disclosure>
  ))
