import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { smallIconProps } from '../lib/icon.ts'
import { disclosureMessages } from '../lib/messages/disclosure.ts'
import { useMessages } from '../lib/messages.ts'
import * as css from './TreeList.css.ts'

export interface TreeListNode {
  /** Unique in the tree. */
  id: string
  /** Which one it is, in a few words: the name of the button that folds what is below it. */
  label: string
  /** What is shown; the label, if left out. May hold links and tags. */
  content?: ReactNode
  /** Child nodes. */
  children?: readonly TreeListNode[]
}

export interface TreeListProps {
  /** Names the outer list: 流转轨迹. */
  label: string
  /** The outermost, in their order. */
  nodes: readonly TreeListNode[]
  /** What is below a node can be folded; open at first. For trees of more than about twenty nodes. */
  isCollapsible?: boolean
}

/**
 * What comes from what, as nested lists: read in its order, with the depth said by every screen reader. Not
 * `role=tree`, which is for choosing one of its items by keyboard and silences what else stands in them.
 */
export function TreeList({ label, nodes, isCollapsible = false }: TreeListProps) {
  return (
    <ol role="list" aria-label={label} className={css.list}>
      {nodes.map((node) => (
        <Node key={node.id} node={node} isCollapsible={isCollapsible} />
      ))}
    </ol>
  )
}

function Node({ node, isCollapsible }: { node: TreeListNode; isCollapsible: boolean }) {
  const t = useMessages(disclosureMessages)
  const [isOpen, setOpen] = useState(true)
  const listId = useId()
  const { label, content = label, children = [] } = node
  return (
    <li className={css.node}>
      {content}
      {children.length > 0 && (
        <>
          {isCollapsible && (
            <Button
              size="small"
              tone="quiet"
              icon={<ChevronDown {...smallIconProps} className={css.chevron} />}
              context={label}
              aria-expanded={isOpen}
              aria-controls={listId}
              onPress={() => setOpen(!isOpen)}
            >
              {t.below(children.length)}
            </Button>
          )}
          <ol id={listId} role="list" hidden={!isOpen} className={css.list}>
            {children.map((child) => (
              <Node key={child.id} node={child} isCollapsible={isCollapsible} />
            ))}
          </ol>
        </>
      )}
    </li>
  )
}
