import type { CDPSession } from '@playwright/test'

/** What the browser tells assistive technology about one element. */
export interface AccessibleNode {
  role: string
  name: string
  /** The DOM node behind it, stable while the document lives. */
  id: number
}

/** The focused element in the browser's own accessibility tree; `undefined` when the document itself has the focus. */
export async function focusedNode(session: CDPSession): Promise<AccessibleNode | undefined> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
  if (result.objectId === undefined || result.className === 'HTMLBodyElement') return undefined
  return nodeOf(session, result.objectId)
}

/** What a screen reader is at: the option that a list box, menu or combo box calls active, else what has the focus. */
export async function activeNode(session: CDPSession): Promise<AccessibleNode | undefined> {
  const { result } = await session.send('Runtime.evaluate', {
    expression:
      "document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '') ?? document.activeElement",
  })
  return result.objectId === undefined ? undefined : nodeOf(session, result.objectId)
}

async function nodeOf(session: CDPSession, objectId: string): Promise<AccessibleNode | undefined> {
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false })
  const node = nodes[0]
  if (!node || node.ignored) return undefined
  return { role: String(node.role?.value ?? ''), name: String(node.name?.value ?? ''), id: node.backendDOMNodeId ?? 0 }
}
