import { repeatedAfter } from '@jinpiao/ui-kit/lib/announce'
import { spokenSerials } from '@jinpiao/values/serials'
import { type CDPSession, expect, type Page } from '@playwright/test'
import { type AccessibleNode, activeNode, focusedNode } from './accessibleNode.ts'
import { announcementsOf, watchAnnouncements } from './announcements.ts'
import { acts, goWithin } from './withinPortal.ts'

/** A control as its user knows it. A string names it in full; a pattern, in part. */
export interface Target {
  role: string
  name: string | RegExp
}

/** A moment for the page and the browser between the announcer's turn and the text that is heard, in ms. */
const margin = 200

/**
 * Works the portal as somebody without a mouse does: real keys, nothing else. A control that Tab does not reach
 * cannot be used here, which is the point.
 */
export class Keyboard {
  readonly page: Page
  readonly #session: CDPSession
  /** Announcements before this one have been asserted or belong to an earlier step. */
  #heard = 0

  constructor(page: Page, session: CDPSession) {
    this.page = page
    this.#session = session
    // A new document has a new log.
    page.on('domcontentloaded', () => {
      this.#heard = 0
    })
  }

  /** Prepares `page`, before its first document is opened. */
  static async of(page: Page): Promise<Keyboard> {
    await watchAnnouncements(page)
    const session = await page.context().newCDPSession(page)
    return new Keyboard(page, session)
  }

  /**
   * Opens an address; resolves when it shows a page. The portal that is open already goes there by itself.
   *
   * @param anew as typed into the address bar: the page is loaded, and knows nothing of those before.
   */
  async open(address: string, { anew = false } = {}): Promise<void> {
    if (!anew && (await goWithin(this.page, address))) return
    await this.page.goto(address)
    await this.page.locator('h1').first().waitFor()
  }

  /** What has the focus, in the browser's accessibility tree. */
  async focused(): Promise<AccessibleNode | undefined> {
    return focusedNode(this.#session)
  }

  async press(key: string): Promise<void> {
    acts(this.page)
    await this.page.keyboard.press(key)
  }

  /**
   * Presses Tab (`backward`: Shift+Tab) until the focus is on `target`. Stays where it is when it is there already.
   * What Tab does not reach because it is not there yet is waited for: a dialog may open before its fields are loaded.
   */
  async tabTo(target: Target, { backward = false } = {}): Promise<void> {
    const key = backward ? 'Shift+Tab' : 'Tab'
    const stops = new Stops()
    if (await this.#walksTo(target, key, stops)) return
    const isThere = await this.#appears(target)
    if (isThere && (await this.#walksTo(target, key, new Stops()))) return
    throw new Error(`Tab never reached ${describe(target)}. The stops were:\n${stops.list()}`)
  }

  async #walksTo(target: Target, key: string, stops: Stops): Promise<boolean> {
    while (!stops.goInCircles()) {
      const node = await this.focused()
      if (node && matches(node, target)) return true
      stops.add(node)
      await this.press(key)
    }
    return false
  }

  async #appears({ role, name }: Target): Promise<boolean> {
    const wanted = this.page.getByRole(role as Parameters<Page['getByRole']>[0], { name })
    return wanted
      .first()
      .waitFor({ timeout: 60_000 })
      .then(
        () => true,
        () => false,
      )
  }

  /** Goes to `target` and uses it: Space for what is toggled or chosen, Enter for the rest. */
  async activate(target: Target): Promise<void> {
    await this.tabTo(target)
    this.#heard = (await announcementsOf(this.page)).length
    await this.press(['checkbox', 'radio', 'switch'].includes(target.role) ? 'Space' : 'Enter')
  }

  /** Types into the focused field in place of what it holds. An input method gives Chinese words to the page at once. */
  async fill(text: string): Promise<void> {
    await this.press('Control+A')
    if (/\p{Script=Han}/u.test(text)) await this.page.keyboard.insertText(text)
    else await this.page.keyboard.type(text)
  }

  /**
   * Chooses `option` in the focused control: a select, combo box or menu button, which it opens; or radio buttons, tabs,
   * a list box. Walks with the arrow keys and confirms with Enter, where choosing is not the walking itself.
   */
  async choose(option: string | RegExp): Promise<void> {
    if (await this.page.evaluate(() => document.activeElement instanceof HTMLSelectElement)) {
      return this.#chooseInNativeSelect(option)
    }
    const start = await activeNode(this.#session)
    if (start?.role === 'button' || start?.role === 'combobox') {
      await this.press('ArrowDown')
      await expect
        .poll(async () => (await activeNode(this.#session))?.id, { message: `${describe(start)} opens` })
        .not.toBe(start.id)
      // A select opens at what is chosen now; in a combo box Home would move the caret.
      if (start.role === 'button') await this.press('Home')
    }
    const seen = new Stops()
    while (!seen.goInCircles()) {
      const node = await activeNode(this.#session)
      if (node && matchesName(node.name, option)) return this.press(node.role === 'radio' ? 'Space' : 'Enter')
      seen.add(node)
      await this.press(node?.role === 'tab' ? 'ArrowRight' : 'ArrowDown')
    }
    throw new Error(`no option ${option} in ${describe(start)}. There were:\n${seen.list()}`)
  }

  /** The focus is on `target`, or gets there by itself (route changes and dialogs move it). */
  async expectFocus(target: Target): Promise<void> {
    await expect
      .poll(
        async () => {
          const node = await this.focused()
          return node && matches(node, target) ? describe(target) : describe(node)
        },
        { message: 'what has the focus' },
      )
      .toBe(describe(target))
  }

  /** A modal dialog with this name is open, and the focus is inside it. */
  async expectDialog(name: string | RegExp): Promise<void> {
    const exact = typeof name === 'string'
    const open = this.page.getByRole('dialog', { name, exact }).or(this.page.getByRole('alertdialog', { name, exact }))
    await expect(open).toBeVisible()
    await expect
      .poll(() => open.evaluate((element) => element.contains(document.activeElement)), {
        message: 'focus in the dialog',
      })
      .toBe(true)
  }

  /**
   * `text` is announced, and once only (G10), since the last `activate` or the last announcement asserted. Waits for
   * it, then for as long as a repetition would take to come.
   */
  async expectAnnounced(text: string | RegExp): Promise<void> {
    const since = this.#heard
    const fresh = async () => (await announcementsOf(this.page)).slice(since)
    const hits = async () => (await fresh()).filter((announcement) => matchesName(announcement.text, text))
    await expect
      .poll(async () => ((await hits()).length > 0 ? 'announced' : (await fresh()).map(({ text }) => text)), {
        message: `announced: ${text}`,
      })
      .toBe('announced')
    await this.#announcerIsDone()
    const said = await hits()
    expect(said, `G10: "${text}" is announced exactly once`).toHaveLength(1)
    expect(said[0]?.region, 'announced by the one announcer').not.toBe('stray')
    this.#heard = since + (await fresh()).findIndex((announcement) => matchesName(announcement.text, text)) + 1
  }

  /** Since the last `activate` or asserted announcement nothing was announced but these, each once at most (G10). */
  async expectQuiet({ except = [] }: { except?: readonly string[] } = {}): Promise<void> {
    await this.page.waitForTimeout(repeatedAfter.polite + margin)
    await this.#announcerIsDone()
    const texts = (await announcementsOf(this.page)).slice(this.#heard).map(({ text }) => text)
    expect(texts.filter((text, index) => !except.includes(text) || texts.indexOf(text) < index)).toEqual([])
  }

  /**
   * Waits until what was said last in either region would have been repeated, if something still waited its turn. For as
   * long as is known, for to ask in each frame has the page drawn sixty times a second.
   */
  async #announcerIsDone(): Promise<void> {
    for (;;) {
      const left = await this.page.evaluate(
        ({ polite, assertive, margin }) => {
          const leftOf = (pause: number, wanted: (region: string) => boolean) =>
            (window.announcements.findLast(({ region }) => wanted(region))?.at ?? -Infinity) +
            pause +
            margin -
            performance.now()
          return Math.max(
            leftOf(assertive, (region) => region === 'assertive'),
            leftOf(polite, (region) => region !== 'assertive'),
          )
        },
        { ...repeatedAfter, margin },
      )
      if (left < 0) return
      await this.page.waitForTimeout(left + 1)
    }
  }

  /**
   * A native select changes with each arrow, and its list is drawn by the browser, not by the page: letters are the
   * way that does not depend on what is chosen now.
   */
  async #chooseInNativeSelect(option: string | RegExp): Promise<void> {
    const chosen = () =>
      this.page.evaluate(() => {
        const select = document.activeElement
        return select instanceof HTMLSelectElement ? (select.selectedOptions[0]?.label ?? '') : ''
      })
    const seen: string[] = []
    await this.press('Home')
    for (;;) {
      const label = await chosen()
      if (matchesName(label, option)) return
      seen.push(label)
      await this.press('ArrowDown')
      // Where the address holds what is chosen, the select shows it a moment later.
      const moved = expect.poll(chosen, { timeout: 10_000, intervals: [20] }).not.toBe(label)
      if (
        await moved.then(
          () => false,
          () => true,
        )
      )
        break
    }
    throw new Error(`no option ${option} in the select. There were:\n${seen.join('\n')}`)
  }
}

/** A number of a ticket is written as it is seen; so are names of links, and other words are heard digit by digit. */
function matchesName(name: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? name === wanted || name === spokenSerials(wanted) : wanted.test(name)
}

function matches(node: AccessibleNode, target: Target): boolean {
  return node.role === target.role && matchesName(node.name, target.name)
}

function describe(target: Target | undefined): string {
  return target ? `${target.role} ${target.name instanceof RegExp ? target.name : `“${target.name}”`}` : '(page)'
}

/** Where the keys led. A list that does not wrap stays at its end, a page or a trap goes round: both repeat. */
class Stops {
  readonly #names: string[] = []
  readonly #visits = new Map<number, number>()
  #circles = false

  add(node: AccessibleNode | undefined): void {
    const id = node?.id ?? 0
    const visits = (this.#visits.get(id) ?? 0) + 1
    this.#visits.set(id, visits)
    this.#circles ||= visits > 2
    this.#names.push(describe(node))
  }

  goInCircles(): boolean {
    return this.#circles
  }

  list(): string {
    return this.#names.join('\n')
  }
}
