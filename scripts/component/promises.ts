import { unwrittenMark as open } from '../../ui-kit/src/lib/testing/unwritten.ts'

/**
 * A contract that holds for nothing: no tree has these roles, no broken build these names, and 0.0.0 is no criterion.
 * One expectation for each way of proving that most components need.
 */
export const contractFile = (name: string, contract: string): string => `\
import type { ComponentContract } from '../lib/contract.ts'

export const ${contract}: ComponentContract = {
  component: '${name}',
  task: '${open}人要用它做成什么，一句话',
  pattern: 'none',
  patternNote: '${open}APG 里有它的模式，就把地址写进 pattern 并删去这一行；没有，就写为什么',
  expectations: [
    {
      id: 'name',
      text: '${open}能知道什么名字和状态，一句能答“是”或“否”的话',
      criterion: '0.0.0',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Usual',
        expect: { present: [{ role: '${open}无障碍树里的角色', name: '${open}看得见的字在前' }] },
        brokenBy: '${open}${name}.broken.tsx 里名字不对的构建',
      },
    },
    {
      id: 'keys',
      text: '${open}按什么键，焦点在哪里，状态变成什么；没有自己的键，就写 Tab 停不停在它上面',
      criterion: '0.0.0',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Usual',
        steps: [{ press: 'Tab' }, { press: '${open}键，例如 Space' }],
        expect: {
          focus: { role: '${open}焦点的角色', name: '${open}焦点的名字' },
          announced: ['${open}播报的话，各一次；什么都不播报就是空数组'],
        },
        brokenBy: '${open}${name}.broken.tsx 里按键不对的构建',
      },
    },
    {
      id: 'heard',
      text: '${open}Orca 读出什么',
      criterion: '0.0.0',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Usual',
        steps: [{ press: 'Tab', hears: ['${open}按下后听到的话，依次写'] }],
      },
    },
    {
      id: 'other-voices',
      text: '${open}NVDA、争渡读出什么',
      criterion: '0.0.0',
      level: 'MUST',
      lane: 'screen-reader',
      how: '${open}打开哪个故事，按哪些键',
    },
  ],
  spoken: { Usual: ['${open}从头读到尾听到的话，例如“button, 保存”'] },
}
`

export const docsFile = (name: string, docs: string): string => `\
import type { ComponentDocs } from '../lib/docs.ts'

export const ${docs}: ComponentDocs = {
  component: '${name}',
  alsoCalled: ['${open}别的组件库里的名字；没有就删去这一行'],
  when: ['${open}该用它的情形'],
  whenNot: [['${open}该用另一个的情形', '${open}那个组件的名字']],
  keys: [['Tab', '${open}每个键做什么；只读的组件是空数组']],
  dos: [['${open}要做的', '${open}为什么']],
  donts: [['${open}不要做的', '${open}为什么']],
  words: ['${open}它的文字怎么写；没有就删去这一行'],
}
`
