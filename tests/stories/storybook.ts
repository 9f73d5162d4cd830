import type { Page } from '@playwright/test'
import { nextFrame, startVisits, type Visit } from '../sweep/visit.ts'
import type { Story } from './catalogue.ts'
import { applySystem, type Colours, globalsOf, type Look, usual } from './look.ts'

/** Of a page of documentation nothing is told but its id. */
type Listener = (told: { storyId?: string; newPhase?: string } | string) => void

/** In the page: what Storybook's preview listens to. */
interface Channel {
  on(event: string, listener: Listener): void
  off(event: string, listener: Listener): void
  emit(event: string, payload: unknown): void
}
declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel
    __STORYBOOK_PREVIEW__?: { ready(): Promise<void>; currentRender?: { id: string; phase: string } }
  }
}

/**
 * In the page: what Storybook shows while it waits lies hidden in every preview, with transitions and texts that nobody
 * ever sees. Its page of errors has to stay: it writes there.
 */
export function emptyWaitingRooms(): void {
  for (const hidden of document.querySelectorAll('.sb-wrapper:not(.sb-errordisplay)')) hidden.remove()
  const errors = document.querySelector('.sb-errordisplay')
  if (errors) errors.innerHTML = '<pre id="error-message"></pre><pre id="error-stack"></pre>'
}

/** Globals as Storybook reads them from an address: `!true` is the boolean. */
const ofEveryAddress = 'globals=mode:system;a11y.manual:!true'

/** Storybook's preview in one browser. Goes from story to story, and from look to look, without loading anything again. */
export class Storybook {
  readonly visit: Visit
  /** Of the whole of Storybook, with the frame around its preview. */
  readonly baseURL: string
  #story: Story | undefined
  #look: Look = usual
  /** Rings are good in some colours. */
  readonly #goodRings = new Map<Colours, Set<string>>()

  private constructor(visit: Visit, baseURL: string) {
    this.visit = visit
    this.baseURL = baseURL
  }

  static async start(page: Page, baseURL: string): Promise<Storybook> {
    return new Storybook(await startVisits(page), baseURL)
  }

  get page(): Page {
    return this.visit.page
  }

  /** A document of its own, with nothing left of the stories before. Shows `story` in the usual look. */
  async load(story: Story): Promise<void> {
    const { page } = this
    await applySystem(page, usual)
    const address = `iframe.html?id=${encodeURIComponent(story.id)}&viewMode=${story.type}&${ofEveryAddress}`
    if (story.type === 'docs') {
      // Its links to other pages come with Storybook's index.
      await page.goto(this.baseURL + address, { waitUntil: 'networkidle' })
      await page.locator('#storybook-docs h1').waitFor()
    } else {
      await page.goto(this.baseURL + address)
      await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished')
    }
    await page.evaluate(emptyWaitingRooms)
    this.#story = story
    this.#look = usual
  }

  /** A document of its own without a story: the test-runner shows one after the other in it. */
  async loadEmpty(): Promise<void> {
    await applySystem(this.page, usual)
    await this.page.goto(`${this.baseURL}iframe.html?${ofEveryAddress}`)
    await this.page.evaluate(emptyWaitingRooms)
    this.#look = usual
  }

  /** Before the test-runner shows a story: in the usual look, whatever the one before was shown in. */
  async await(): Promise<void> {
    await this.#begin(usual)
    if (this.#story !== undefined) await this.#giveGlobals(usual, this.#story)
    this.#look = usual
  }

  /** After the test-runner has shown `story`. */
  async arrived(story: Story): Promise<void> {
    this.#story = story
    await this.#revealed()
  }

  /** Shows `story` as it begins: what was opened or typed before is gone. `height` of the window in CSS px. */
  async show(story: Story, look: Look, height?: number): Promise<void> {
    if (this.#story?.type !== 'story') await this.load(story)
    const before = this.#story as Story
    await this.#begin(look, height)
    await this.#giveGlobals(look, before)
    if (before.id === story.id) await this.#ask('forceRemount', { storyId: story.id }, story)
    else await this.#ask('setCurrentStory', { storyId: story.id, viewMode: 'story' }, story)
    this.#story = story
    this.#look = look
    await this.#revealed()
  }

  /** What Storybook knows of the look, while it shows `story`. */
  async #giveGlobals(look: Look, story: Story): Promise<void> {
    if (look.platform === this.#look.platform && look.text === this.#look.text) return
    await this.#ask('updateGlobals', { globals: globalsOf(look) }, story)
  }

  /**
   * What moves has come to rest, and what opens is in sight: react-aria (3.53) keeps it back until it knows its place,
   * and for up to 600 ms where it expects an on-screen keyboard.
   */
  async #revealed(): Promise<void> {
    await nextFrame(this.page)
    await this.page.waitForFunction(() => {
      const moves = ({ playState, effect }: Animation) =>
        playState === 'running' && effect?.getComputedTiming().iterations !== Infinity
      return !document.querySelector('[data-entering], [style*="mask-image"]') && !document.getAnimations().some(moves)
    })
  }

  /** Shows a page of documentation: always in Chinese and in the first platform's theme, which follows the system. */
  async read(docs: Story, look: Look): Promise<void> {
    await this.#begin(look)
    if (this.#story?.type !== 'docs') {
      await this.load(docs)
      await applySystem(this.page, look)
    } else if (this.#story.id !== docs.id) {
      await this.#ask('setCurrentStory', { storyId: docs.id, viewMode: 'docs' }, docs)
      this.#story = docs
    }
    // Until its story is there, a frame lets nobody in.
    await this.page.waitForFunction(() => document.querySelector('iframe[inert]') === null)
    await nextFrame(this.page)
  }

  /** Unfolds what is folded in a page, as its reader would. Not what opens over it: a list, a calendar. */
  async unfold(): Promise<void> {
    await this.page.evaluate(() => {
      const folds = 'main button[aria-expanded=false]:not([aria-haspopup])'
      for (const fold of document.querySelectorAll<HTMLElement>(folds)) fold.click()
    })
    await nextFrame(this.page)
  }

  /** What is counted and measured from now on is of this look. */
  async #begin(look: Look, height?: number): Promise<void> {
    this.visit.console.length = 0
    const rings = this.#goodRings.get(look.colours) ?? new Set<string>()
    this.#goodRings.set(look.colours, rings)
    this.visit.goodRings = rings
    await applySystem(this.page, look, height)
  }

  /**
   * Tells the preview something, and waits until it has rendered and played `story`. Storybook (10.6) then waits a tenth
   * of a second for animations before it calls the story finished; what moves is waited for here (`#revealed`).
   */
  async #ask(event: string, payload: unknown, story: Story): Promise<void> {
    // Whatever is under way when a story goes makes the preview load itself again.
    await this.page.waitForFunction(() => {
      const phase = window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''
      return !['preparing', 'loading', 'beforeEach', 'rendering', 'playing', 'afterEach'].includes(phase)
    })
    await this.page.evaluate(
      ([event, payload, id, rendered]) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__
        return new Promise<void>((done, fail) => {
          const end = (problem?: string) => {
            for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener)
            if (problem === undefined) done()
            else fail(new Error(`${id}: ${problem}`))
          }
          const onError = () => end('it threw an error, see the console')
          const onRendered: Listener = (told) => {
            const { storyId, newPhase } = typeof told === 'string' ? { storyId: told, newPhase: 'completing' } : told
            if (storyId === id && newPhase === 'completing') end()
          }
          const listeners: Record<string, Listener> = {
            [rendered]: onRendered,
            storyMissing: () => end('Storybook does not find it'),
            storyErrored: onError,
            storyThrewException: onError,
            unhandledErrorsWhilePlaying: onError,
          }
          for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener)
          channel.emit(event, payload)
        })
      },
      [event, payload, story.id, story.type === 'docs' ? 'docsRendered' : 'storyRenderPhaseChanged'] as const,
    )
  }

  /**
   * Presses what opens: a fold, a list, a menu, a calendar; where a component is an overlay, the button that its story
   * opens it with. By keyboard, so that no pointer lies over anything.
   */
  async open(story: Story): Promise<void> {
    const opener = await this.#opener(story)
    if (opener === undefined) throw new Error(`${story.id} has nothing to open.`)
    await this.page.evaluate((id) => (window.pageTools.byId(id) as HTMLElement).focus(), opener.id)
    await this.page.keyboard.press(opener.isInput ? 'Alt+ArrowDown' : 'Enter')
    await this.#revealed()
  }

  /** Whether the story has something to open, and nothing that is open already. */
  async canOpen(story: Story): Promise<boolean> {
    return (await this.#opener(story)) !== undefined
  }

  #opener(story: Story): Promise<{ id: number; isInput: boolean } | undefined> {
    return this.page.evaluate((isOverlay) => {
      const { controls, idOf, scope } = window.pageTools
      if (scope() !== document.body) return undefined
      const opens = (control: HTMLElement) =>
        control.matches('[aria-expanded=false], [aria-haspopup]:not([aria-expanded=true]), summary') &&
        !control.matches('[aria-disabled=true], [readonly], details[open] > summary')
      const all = controls()
      const opener = all.find(opens) ?? (isOverlay ? all.find((control) => control.matches('main button')) : undefined)
      return opener && { id: idOf(opener), isInput: opener.matches('input') }
    }, story.title.startsWith('浮层/'))
  }
}
