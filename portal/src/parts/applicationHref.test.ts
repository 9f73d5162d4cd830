import { businessTypes, type FlowRow, flowOf } from '@jinpiao/contract/flow'
import { director, isDecision } from '@jinpiao/contract/flowRow'
import { expect, test } from 'vitest'
import { applicationHref } from './applicationHref.ts'

const only = (path: string) => (href: string) => href.startsWith(path)
const row = { pkApply: 'A1', businessType: 'ISSUE' } as const

test('product §4.3: an application is read where one works on it', () => {
  expect(applicationHref(row, only('/credit/core/issue/issue'))).toBe('/credit/core/issue/issue?pkApply=A1')
  expect(applicationHref(row, only('/credit/core/issue/final-approve'))).toBe(
    '/credit/core/issue/final-approve?pkApply=A1',
  )
})

test.each(businessTypes)('product §4.3: %s is read on each page of its flow, and on no other', (businessType) => {
  const { submitPages, steps, readOn = [], meantBy = {} } = flowOf(businessType)
  const decisions = steps.filter(isDecision)
  const pages = [...submitPages, ...decisions.flatMap((step) => step.pages), ...readOn]
  /** Read at its desk, where desks of several types share the page and the form is on another one. */
  const queryOn = (page: string) => {
    const isDesk = decisions.some((step) => step.sharesPages && step.pages.includes(page))
    if (isDesk && !submitPages.includes(page)) return `desk=${businessType}&pkApply=A1`
    return meantBy[page] === undefined ? 'pkApply=A1' : `${meantBy[page]}=&pkApply=A1`
  }
  for (const page of pages)
    expect(applicationHref({ pkApply: 'A1', businessType }, (href) => href.split('?')[0] === page)).toBe(
      `${page}?${queryOn(page)}`,
    )
  expect(
    applicationHref({ pkApply: 'A1', businessType }, (href) => !pages.includes(href.split('?')[0] ?? '')),
  ).toBeUndefined()
})

test('spec §2: who may open none of the pages is offered none', () => {
  expect(applicationHref(row, () => false)).toBeUndefined()
})

test('product §4.5: what the server lets one edit goes on in the form, everything else is only read', () => {
  const mayIssue = only('/credit/core/issue/issue')
  expect(applicationHref({ ...row, actions: [{ action: 'EDIT', allowed: true }] }, mayIssue)).toBe(
    '/credit/core/issue/issue?edit=A1',
  )
  expect(applicationHref({ ...row, actions: [{ action: 'SUBMIT', allowed: true }] }, mayIssue)).toContain('?pkApply=')
})

test('a page that desks of several types share is opened at the desk of the type', () => {
  const row = flowOf('TRANSFER') as { -readonly [Key in keyof FlowRow]: FlowRow[Key] }
  const { steps } = row
  row.steps = [{ ...director(['/a/core', '/a/chain']), sharesPages: true }]
  try {
    const href = applicationHref({ pkApply: 'A1', businessType: 'TRANSFER' }, only('/a/chain'))
    expect(href).toBe('/a/chain?desk=TRANSFER&pkApply=A1')
  } finally {
    row.steps = steps
  }
})
