/** What the probes ask of a document. Lives in the page as `window.pageTools`. */
export interface PageTools {
  /** A short path that a person finds the element by. */
  pathOf(element: Element): string
  /** A number that stays with the element. */
  idOf(element: Element): number
  byId(id: number): Element | undefined
  /** Rendered, and not taken away from everybody by `inert` or from assistive technology by `aria-hidden`. */
  isShown(element: Element): boolean
  /** The innermost open modal, else the whole document: what can be used at this moment. */
  scope(): Element
  /** Everything in `scope()` that a user operates. */
  controls(): HTMLElement[]
  /** Those that have not been judged before (`fingerprints.ts`). */
  newControls(): HTMLElement[]
  /** The area that a user sees as the control: its label's, when the input itself is hidden behind a drawing. */
  boxOf(element: Element): DOMRect
  /** What of that area the focus ring has to surround: the drawn box or switch of a hidden input, else all of it. */
  drawingOf(element: Element): DOMRect
  /** The area that a click hits: an input's label counts. */
  targetOf(element: Element): DOMRect
  /** Text that only assistive technology gets. */
  isHeardOnly(element: Element): boolean
  /** Shows at this moment: itself, or a drawing in the place of a hidden input. Not what waits for the focus to show. */
  isDrawn(control: Element): boolean
  isTabbable(element: HTMLElement): boolean
  /** What the control is called, near enough to recognise it again. */
  nameOf(element: Element): string
  /** Elements whose own text is cut off by a box around it, or leaves its own box. */
  cutTexts(): { path: string; message: string }[]
}

declare global {
  interface Window {
    pageTools: PageTools
  }
}

/** Runs in every document before its scripts. Must not refer to anything outside itself. */
export function installPageTools(): void {
  const widgetRoles =
    'button link checkbox radio switch tab menuitem menuitemcheckbox menuitemradio option combobox textbox searchbox spinbutton slider treeitem'
  const operable = [
    'a[href]',
    'area[href]',
    'button',
    'input:not([type=hidden])',
    'select',
    'textarea',
    'summary',
    'iframe',
    '[contenteditable=""], [contenteditable=true]',
    '[tabindex]:not([tabindex^="-"])',
    ...widgetRoles.split(' ').map((role) => `[role=${role}]`),
  ].join()
  // What a page has taken away may go: an element holds what React has made it from, a hundred thousand rows at worst.
  const elements: WeakRef<Element>[] = []
  const ids = new WeakMap<Element, number>()

  /** The usual way to hide from the eye alone, on the element itself or on what it lies in. */
  const isClipped = (element: Element | null): boolean => {
    if (element === null) return false
    const { clip, clipPath } = getComputedStyle(element)
    return clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)' || isClipped(element.parentElement)
  }

  const isHeardOnly = (element: Element) => {
    const box = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    return box.width <= 2 || box.height <= 2 || isClipped(element) || style.opacity === '0'
  }

  /** The label of an input that a click on the label operates. */
  const labelOf = (element: Element) =>
    element.matches('[type=checkbox], [type=radio], [type=file]')
      ? (element as HTMLInputElement).labels?.[0]
      : undefined

  const hiddenBehind = (element: Element) =>
    element instanceof HTMLInputElement && isHeardOnly(element) ? element.labels?.[0] : undefined

  /** A link may stretch over the card it lies in, with a pseudo-element that fills the card. */
  const stretchedOver = (element: Element) => {
    const { content, position, inset } = getComputedStyle(element, '::after')
    return content !== 'none' && position === 'absolute' && inset === '0px' && element instanceof HTMLElement
      ? element.offsetParent
      : null
  }

  const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

  const step = (element: Element): string => {
    const tag = element.localName
    const stableId = /^[a-zA-Z][\w-]*$/.test(element.id) && !element.id.startsWith('react-aria') ? `#${element.id}` : ''
    const role = element.getAttribute('role')
    const twins = [...(element.parentElement?.children ?? [])].filter((other) => other.localName === tag)
    const position = stableId === '' && twins.length > 1 ? `:nth-of-type(${twins.indexOf(element) + 1})` : ''
    return `${tag}${stableId}${role === null ? '' : `[role=${role}]`}${position}`
  }

  const cutBy = (text: DOMRect, element: Element, tolerance: number): Element | undefined => {
    for (let box = element as Element | null; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      const area = box.getBoundingClientRect()
      // Whoever scrolls loses nothing.
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return undefined
      if (style.overflowX !== 'visible' && (text.right > area.right + 1.5 || text.left < area.left - 1.5)) return box
      if (style.overflowY !== 'visible' && (text.bottom > area.bottom + tolerance || text.top < area.top - tolerance)) {
        return box
      }
      if (style.position === 'fixed') return undefined
    }
    return undefined
  }

  const boxOfText = (node: Node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect()
  }

  /** Of an element's own texts: what stands between them, for readers only, may be far wider than its box. */
  const unionOf = (boxes: readonly DOMRect[]) => {
    const left = Math.min(...boxes.map((box) => box.left))
    const top = Math.min(...boxes.map((box) => box.top))
    const right = Math.max(...boxes.map((box) => box.right))
    const bottom = Math.max(...boxes.map((box) => box.bottom))
    return new DOMRect(left, top, right - left, bottom - top)
  }

  const tools: PageTools = {
    pathOf(element) {
      const steps: string[] = []
      for (let at: Element | null = element; at && at !== document.documentElement && steps.length < 4; ) {
        steps.unshift(step(at))
        if (at.id !== '' && steps[0]?.includes('#')) break
        at = at.parentElement
      }
      const name = tools.nameOf(element).slice(0, 24)
      return name === '' ? steps.join(' > ') : `${steps.join(' > ')} “${name}”`
    },
    idOf(element) {
      let id = ids.get(element)
      if (id === undefined) {
        id = elements.push(new WeakRef(element))
        ids.set(element, id)
      }
      return id
    },
    byId: (id) => elements[id - 1]?.deref(),
    isShown: (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getClientRects().length > 0 &&
      element.closest('[inert], [aria-hidden=true]') === null,
    scope() {
      // react-aria's dialogs are modal by what they do to the rest.
      const isInert = document.querySelector('main')?.closest('[inert], [aria-hidden=true]')
      const dialogs = `dialog:modal, [aria-modal=true]${isInert ? ', [role=dialog], [role=alertdialog]' : ''}`
      return [...document.querySelectorAll(dialogs)].findLast(tools.isShown) ?? document.body
    },
    controls: () =>
      [...tools.scope().querySelectorAll<HTMLElement>(operable)].filter(
        (element) => tools.isShown(element) && !element.matches(':disabled'),
      ),
    newControls: () => tools.controls().filter(window.fingerprints.isNew),
    boxOf: (element) => (hiddenBehind(element) ?? stretchedOver(element) ?? element).getBoundingClientRect(),
    drawingOf(element) {
      const label = hiddenBehind(element)
      // What the input itself lies in may cover the whole label.
      const drawn = [...(label?.querySelectorAll('*') ?? [])].filter((part) => !part.contains(element))
      const parts = drawn.map((part) => part.getBoundingClientRect())
      return (
        parts.find(({ width, height }) => height >= 12 && height <= 48 && width >= 12 && width <= 80) ??
        tools.boxOf(element)
      )
    },
    targetOf(element) {
      const own = element.getBoundingClientRect()
      const label = labelOf(element)?.getBoundingClientRect()
      if (!label) return own
      const left = Math.min(own.left, label.left)
      const top = Math.min(own.top, label.top)
      return new DOMRect(left, top, Math.max(own.right, label.right) - left, Math.max(own.bottom, label.bottom) - top)
    },
    isHeardOnly,
    isDrawn: (control) =>
      !isHeardOnly(control) || (control.matches('input') && getComputedStyle(control).pointerEvents !== 'none'),
    isTabbable: (element) => element.tabIndex >= 0,
    nameOf(element) {
      const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? []
      const label =
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : null
      return (
        element.getAttribute('aria-label') ??
        (labelledBy.map((id) => textOf(document.getElementById(id))).join(' ') || textOf(label) || textOf(element))
      )
    },
    cutTexts() {
      const cut: { path: string; message: string }[] = []
      for (const element of tools.scope().querySelectorAll('*')) {
        const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.nodeValue?.trim() !== '')
        if (texts.length === 0 || !tools.isShown(element) || element.closest('svg, select, option')) continue
        const text = unionOf(texts.map(boxOfText))
        if (text.width === 0 || isHeardOnly(element)) continue
        // A font's own height may be more than its line's: Noto Sans CJK has 1.45 em.
        const tolerance = Number.parseFloat(getComputedStyle(element).fontSize) / 4
        const box = cutBy(text, element, tolerance)
        if (box) {
          if (isHeardOnly(box)) continue
          const ellipsis = getComputedStyle(box).textOverflow === 'ellipsis'
          // A cut name is allowed where the whole of it can be reached by keyboard and touch: it leads there.
          if (ellipsis && element.closest('a[href], button, [tabindex="0"]')) continue
          cut.push({ path: tools.pathOf(element), message: `text is cut off by ${tools.pathOf(box)}` })
        } else if (getComputedStyle(element).display !== 'inline') {
          const area = element.getBoundingClientRect()
          const out = text.bottom > area.bottom + tolerance || text.right > area.right + 1.5
          if (out) cut.push({ path: tools.pathOf(element), message: 'text leaves its box' })
        }
      }
      return cut
    },
  }
  window.pageTools = tools
}
