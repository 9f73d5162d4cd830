import { defineMessages } from '../messages.ts'

/** Accordion and TreeList. */
export const disclosureMessages = defineMessages(
  {
    expandAll: '全部展开',
    collapseAll: '全部收起',
  },
  {
    expandAll: 'Expand all',
    collapseAll: 'Collapse all',
  },
)
