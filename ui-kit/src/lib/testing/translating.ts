/**
 * What a browser's translation does to a page, all the time: each text is taken out, and two `<font>` with its words stand in
 * its place. Nothing in `translate="no"` is touched. @returns how to stop.
 *
 * @param how `replace`: in one change; `beside`: the font comes first and the text goes then; `around`: the text is moved
 * into the font.
 */
export function translating(root: Node, how: 'replace' | 'beside' | 'around' = 'replace'): () => void {
  const translate = (text: Text) => {
    const { parentElement: parent } = text
    if (parent === null || text.data.trim() === '' || parent.closest('font, script, style, [translate=no]')) return
    const font = document.createElement('font')
    const inner = font.appendChild(document.createElement('font'))
    if (how === 'replace') {
      inner.append(text.data)
      parent.replaceChild(font, text)
    } else if (how === 'beside') {
      inner.append(text.data)
      parent.insertBefore(font, text)
      text.remove()
    } else {
      parent.insertBefore(font, text)
      inner.append(text)
    }
  }
  const translateAll = () => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(translate)
  }
  // As a browser does: a moment after the page has changed.
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(translateAll, 5)
  })
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  translateAll()
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
