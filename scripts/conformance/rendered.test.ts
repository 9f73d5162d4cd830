import { expect, test } from 'vitest'
import { renderedIn, storybookOf } from './rendered.ts'

const index = {
  entries: {
    'lamp--off': {
      type: 'story',
      title: '表单/Lamp 灯',
      name: '关',
      importPath: '../ui-kit/src/Lamp/Lamp.stories.tsx',
    },
    'lamp--on': { type: 'story', title: '表单/Lamp 灯', name: '开', importPath: '../ui-kit/src/Lamp/Lamp.stories.tsx' },
    'lamp--docs': {
      type: 'docs',
      title: '表单/Lamp 灯',
      name: '文档',
      importPath: '../ui-kit/src/Lamp/Lamp.stories.tsx',
    },
  },
}
const reportOf = (...tests: [storyId: string, status: string][]) => ({
  testResults: [
    { assertionResults: tests.map(([storyId, status]) => ({ status, meta: { storyId, storybook: 'a1' } })) },
  ],
})

test('each story has the outcome of its visit, and one that was not visited is unrun', () => {
  expect(renderedIn(reportOf(['lamp--off', 'passed'], ['lamp--on', 'failed']), index).get('Lamp')).toEqual({
    关: 'pass',
    开: 'fail',
  })
  expect(renderedIn(reportOf(['lamp--off', 'passed']), index).get('Lamp')).toEqual({ 关: 'pass', 开: 'unrun' })
})

test('a story that passed only on repetition failed', () => {
  const again = { status: 'passed', failureMessages: ['late'], meta: { storyId: 'lamp--on' } }
  expect(renderedIn({ testResults: [{ assertionResults: [again] }] }, index).get('Lamp')).toMatchObject({ 开: 'fail' })
})

test('without a report nothing is said of any story', () => {
  expect(renderedIn(undefined, index).size).toBe(0)
  expect(renderedIn(reportOf(), undefined).size).toBe(0)
})

test('the report says which Storybook it is of', () => {
  expect(storybookOf(reportOf(['lamp--off', 'passed'])).storybook).toBe('a1')
  expect(storybookOf(reportOf())).toEqual({})
})
