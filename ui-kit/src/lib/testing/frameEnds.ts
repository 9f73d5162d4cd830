const mark = 'data-frame-end'

/**
 * A stop before and after the frame in which the tests run, so that Tab past the end of a story stays in the page. Without
 * them Chromium's own window takes the focus, each time one button further, and the fifth time it is back in the story:
 * a check that Tab leaves failed by what had run before it.
 */
export function setFrameEnds(): void {
  const frame = window.frameElement
  if (frame === null || frame.nextElementSibling?.hasAttribute(mark)) return
  const end = () => {
    const stop = frame.ownerDocument.createElement('div')
    stop.tabIndex = 0
    stop.setAttribute(mark, '')
    return stop
  }
  frame.before(end())
  frame.after(end())
}
