import { defineMessages } from '../messages.ts'

/** Accordion and TreeList. */
export const disclosureMessages = defineMessages(
  {
    expandAll: '全部展开',
    collapseAll: '全部收起',
    below: (count: number) => `${count} 个下级`,
  },
  {
    expandAll: 'Expand all',
    collapseAll: 'Collapse all',
    below: (count: number) => `${count} below`,
  },
)
