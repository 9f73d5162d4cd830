/** The element that a translation has put in the place of a text. */
const inPlaceOf = new WeakMap<Node, Element>()
let isOn = false

/**
 * Lets React go on in a page that the browser translates. A translation takes each text out of the page and puts a `<font>`
 * in its place; React still has the text, and everything ends with “not a child of this node” as soon as something beside it
 * comes or goes. From this call on the `<font>` is dealt with in the place of the text that it stands for; and a text that
 * changes, as an amount does, comes back into the page and is translated anew.
 *
 * Call it once, when the app stands: it changes `removeChild`, `insertBefore` and `nodeValue` of this window, for nodes that
 * are no longer where React has put them.
 */
export function surviveTranslation(): void {
  if (isOn) return
  isOn = true
  new MutationObserver((changes) => changes.forEach(learn)).observe(document, { childList: true, subtree: true })
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    const place = placeIn(this, child)
    if (place !== undefined) removeChild.call(this, place)
    // What a translation has taken away altogether is gone already.
    else if (child.parentNode !== null || !isText(child)) return removeChild.call(this, child) as Child
    return child
  }
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    const place = next === null ? null : placeIn(this, next)
    if (place === undefined && next !== null && !isText(next)) return insertBefore.call(this, child, next) as Child
    return insertBefore.call(this, child, place ?? null) as Child
  }
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  const { get, set } = value ?? {}
  if (get === undefined || set === undefined) return
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      const stranger = inPlaceOf.get(this)
      if (this.parentNode === null && stranger?.isConnected) stranger.replaceWith(this)
      set.call(this, text)
    },
  })
}

const isText = (node: Node | null): boolean => node?.nodeType === Node.TEXT_NODE
const isStranger = (node: Node | null): node is Element => node?.nodeName === 'FONT'

/** A text has gone and a `<font>` has come, in one change or beside each other in two. */
function learn({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  // Nearly every change of a page that nobody translates.
  if (removedNodes.length === 0) return
  const stranger = [...addedNodes, previousSibling, nextSibling].find(isStranger)
  if (stranger === undefined) return
  for (const node of removedNodes) if (isText(node) && node.parentNode === null) inPlaceOf.set(node, stranger)
}

/** Where a node stands among the children of its owner: itself, or what a translation has put there or around it. */
function placeIn(owner: Node, node: Node): Node | undefined {
  for (let each: Node | null = inPlaceOf.get(node) ?? node; each !== null; each = each.parentNode)
    if (each.parentNode === owner && (each === node || isStranger(each))) return each
  return node.parentNode === owner ? node : undefined
}
