import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** Knows the parts of a page by what they show, so that no part is judged twice. Lives in the page. */
export interface Fingerprints {
  /**
   * For each element in the body, in document order, one of all that it holds: two are the same when there is nothing to
   * judge again. And one of itself alone: what lies around something new is new as a whole, not by itself.
   */
  take(): { whole: string; own: string }[]
  /** Of the elements of the last `take`, those at these places have been judged before. */
  know(places: readonly number[]): void
  /** Not judged before, neither by itself nor as a part of what it lies in. All is new until `know` is told. */
  isNew(element: Element): boolean
  /** The outermost elements that have been judged before. */
  known(): Element[]
}

declare global {
  interface Window {
    fingerprints: Fingerprints
  }
}

/**
 * Runs in every document before its scripts. Must not refer to anything outside itself.
 *
 * A fingerprint is of the element with all that it holds — names, attributes, texts, what is typed and ticked, each
 * with its size — and of the attributes of what it lies in, which give it colours and width. Generated ids are left out;
 * what they lead to is a part of it: a field whose message has gone is another field.
 */
export function installFingerprints(): void {
  const generated = ['id', 'name', 'href', 'src', 'for', 'form', 'datetime', 'data-key', 'data-collection']
  const namedBy = ['aria-labelledby', 'aria-describedby', 'aria-errormessage', 'aria-details']
  const leadsTo = ['aria-controls', 'aria-owns', 'aria-activedescendant', 'headers', 'list']

  /** 53 bits (cyrb53): enough for millions of parts. */
  const hash = (text: string): string => {
    let a = 0xdeadbeef
    let b = 0x41c6ce57
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      a = Math.imul(a ^ code, 2654435761)
      b = Math.imul(b ^ code, 1597334677)
    }
    a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
    b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
    return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
  }

  const targets = (value: string) => value.split(' ').map((id) => document.getElementById(id))

  const attributesOf = (element: Element): string =>
    [...element.attributes]
      .map(({ name, value }) => {
        if (namedBy.includes(name))
          return `${name}=${targets(value)
            .map((target) => target?.textContent ?? 'none')
            .join()}`
        if (leadsTo.includes(name))
          return `${name}=${targets(value)
            .map((target) => target !== null)
            .join()}`
        return generated.includes(name) || value.includes('react-aria') ? name : `${name}=${value}`
      })
      .join(';')

  const filledIn = (element: Element): string => {
    if (element instanceof HTMLInputElement) {
      const { value, checked, indeterminate, labels } = element
      return [value, checked, indeterminate, labels?.[0]?.textContent].join('|')
    }
    return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement ? element.value : ''
  }

  let elements: Element[] = []
  let judged = new WeakSet<Element>()
  const isNew = (element: Element | null): boolean =>
    element === null || (!judged.has(element) && isNew(element.parentElement))

  window.fingerprints = {
    take() {
      elements = []
      const taken: { whole: string; own: string }[] = []
      /** Returns what `element` is by itself, wherever it lies. */
      const visit = (element: Element, surroundings: string): string => {
        const place = elements.push(element) - 1
        const attributes = `${element.localName};${attributesOf(element)}`
        const within = hash(surroundings + attributes)
        const { width, height } = element.getBoundingClientRect()
        const itself = [attributes, filledIn(element), Math.round(width)]
        const parts: string[] = []
        for (const node of element.childNodes) {
          // What is said comes and goes by itself, and nobody sees it.
          if (node instanceof Element && node.matches('[data-live-announcer]')) continue
          if (node instanceof Element) parts.push(visit(node, within))
          else if (node.nodeType === Node.TEXT_NODE) itself.push((node.nodeValue ?? '').trim())
        }
        const whole = hash([...itself, Math.round(height), ...parts].join('\n'))
        taken[place] = { whole: hash(surroundings + whole), own: hash([surroundings, ...itself].join('\n')) }
        return whole
      }
      visit(document.body, attributesOf(document.documentElement))
      return taken
    },
    know(places) {
      judged = new WeakSet(places.flatMap((place) => elements[place] ?? []))
    },
    isNew,
    known: () =>
      elements.filter((element) => element.isConnected && judged.has(element) && isNew(element.parentElement)),
  }
}

/** What of a state has not been judged before: nothing, only how known parts are put together, or parts. */
export type News = 'nothing' | 'order' | 'parts'

/** What has been judged in one way of looking: platform, mode and width. Several may share a file, each its own lines. */
export class Judged {
  readonly #seen = new Set<string>()
  readonly #file: string | undefined
  #read = 0

  constructor(file?: string) {
    this.#file = file
  }

  /** What others have judged since. The last line may still be on its way. */
  #learn(): void {
    if (this.#file === undefined || !existsSync(this.#file)) return
    const written = readFileSync(this.#file, 'utf8')
    const end = written.lastIndexOf('\n') + 1
    for (const part of written.slice(this.#read, end).split('\n')) this.#seen.add(part)
    this.#read = end
  }

  /**
   * Tells the page what of it has been judged before in `variant`; from then on the probes leave that out.
   * `remember` is called when the rest has been judged.
   */
  async recognise(page: Page, variant: string): Promise<{ news: News; elements: number; remember: () => void }> {
    this.#learn()
    const seen = this.#seen
    const taken = (await page.evaluate(() => window.fingerprints.take())).map(({ whole, own }) => ({
      whole: `${variant}: ${whole}`,
      own: `${variant}, by itself: ${own}`,
    }))
    const known = taken.flatMap(({ whole }, place) => (seen.has(whole) ? [place] : []))
    await page.evaluate((places) => window.fingerprints.know(places), known)
    const elements = taken.filter(({ own }) => !seen.has(own)).length
    const remember = () => {
      const parts = taken.flatMap(({ whole, own }) => [whole, own]).filter((part) => !seen.has(part))
      for (const part of parts) seen.add(part)
      if (this.#file !== undefined && parts.length > 0) appendFileSync(this.#file, `${parts.join('\n')}\n`, 'utf8')
    }
    return { news: elements > 0 ? 'parts' : known.length < taken.length ? 'order' : 'nothing', elements, remember }
  }
}
