import { type Finding, findings } from '../finding.ts'
import type { Visit } from '../visit.ts'

/**
 * G13: under `prefers-reduced-motion: reduce` nothing moves for longer than 20 ms and nothing is animated for ever.
 * Transitions count by what they would do, because a page at rest has none running.
 */
export async function findMotion({ page }: Pick<Visit, 'page'>): Promise<Finding[]> {
  const found = await page.evaluate(() => {
    const moving =
      /^(all|transform|translate|scale|rotate|offset|inset|top|right|bottom|left|width|height|inline-size|block-size|max-height|max-block-size|margin|padding|grid-template|flex-basis|background-position)/
    const limitMs = 20
    const { pathOf } = window.pageTools
    const out: { rule: string; where: string; message: string }[] = []
    const milliseconds = (time: string) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000)
    for (const element of document.querySelectorAll('*')) {
      for (const pseudo of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo)
        if (pseudo !== undefined && style.content === 'none') continue
        const durations = style.transitionDuration.split(', ').map(milliseconds)
        const property = style.transitionProperty
          .split(', ')
          .find((name, index) => moving.test(name) && (durations[index % durations.length] ?? 0) > limitMs)
        if (property !== undefined) {
          out.push({ rule: 'moving-transition', where: pathOf(element) + (pseudo ?? ''), message: `moves ${property}` })
        }
      }
    }
    for (const animation of document.getAnimations()) {
      const { effect } = animation
      if (!(effect instanceof KeyframeEffect) || animation.playState !== 'running') continue
      const { duration, iterations } = effect.getComputedTiming()
      const moves = effect.getKeyframes().some((frame) => Object.keys(frame).some((name) => moving.test(name)))
      const where = effect.target ? pathOf(effect.target) : 'document'
      if (iterations === Infinity) out.push({ rule: 'endless-animation', where, message: 'never ends' })
      else if (moves && Number(duration) > limitMs)
        out.push({ rule: 'moving-animation', where, message: `${Number(duration)} ms` })
    }
    if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') {
      out.push({ rule: 'smooth-scrolling', where: 'html', message: 'scrolls smoothly' })
    }
    return out
  })
  return findings('reducedMotion', found)
}
