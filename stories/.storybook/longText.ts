/** What shows or names something, beside text. */
const attributes = ['aria-label', 'placeholder', 'title', 'alt']
/** Read by machines, or heard only. */
const untouched = 'script, style, [aria-live]'

/**
 * A text as long as another language may make it: every Chinese character and every small vowel stands twice, which
 * is twice the width of Chinese and about 1.4 times that of English. Figures, codes and marks stay as they are.
 *
 * Each character is replaced by itself, so a name that contains what is seen still does (2.5.3): what was joined before
 * is joined after.
 */
export const lengthen = (text: string): string => text.replaceAll(/[\p{Script=Han}aeiou]/gu, '$&$&')

/**
 * Lengthens every text in `root`, and what comes there later, whoever wrote it: the kit's messages, react-aria's and
 * the story's own words. Not what was typed: the value of a field is its user's. Returns how to stop.
 */
export function lengthenTexts(root: Element): () => void {
  /** What we have written, so that our own changes are not lengthened again. */
  const written = new WeakMap<Node, string>()
  const attributesWritten = new WeakMap<Element, Map<string, string>>()

  const lengthenNode = (node: Node) => {
    const { nodeValue } = node
    if (nodeValue === null || nodeValue === written.get(node) || node.parentElement?.closest(untouched)) return
    const long = lengthen(nodeValue)
    written.set(node, long)
    if (long !== nodeValue) node.nodeValue = long
  }
  const lengthenAttribute = (element: Element, name: string) => {
    const value = element.getAttribute(name)
    const known = attributesWritten.get(element) ?? new Map<string, string>()
    if (value === null || value === known.get(name)) return
    const long = lengthen(value)
    attributesWritten.set(element, known.set(name, long))
    if (long !== value) element.setAttribute(name, long)
  }
  const lengthenAll = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) lengthenNode(node)
    if (!(node instanceof Element)) return
    for (const element of [node, ...node.querySelectorAll('*')]) {
      for (const name of attributes) lengthenAttribute(element, name)
      for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) lengthenNode(child)
    }
  }

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === 'characterData') lengthenNode(target)
      else if (type === 'attributes') lengthenAttribute(target as Element, attributeName ?? '')
      else for (const node of addedNodes) lengthenAll(node)
    }
  })
  lengthenAll(root)
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: attributes,
  })
  return () => observer.disconnect()
}
