import { SkipLinks } from './SkipLinks.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** The address changes, the focus stays: the next Tab is in the navigation again. */
export const HashOnly = () => (
  <>
    <a href="#nowhere" onClick={(event) => event.preventDefault()}>
      跳到主要内容
    </a>
    <a href="#home">首页</a>
    <section id="story-content" aria-label="内容">
      <a href="#new">新增开立</a>
    </section>
  </>
)

/** They come after what they skip. */
export const BehindNavigation = () => (
  <>
    <nav aria-label="主导航">
      <a href="#home">首页</a>
    </nav>
    <SkipLinks links={[{ label: '跳到主要内容', targetId: 'story-content' }]} />
    <section id="story-content" aria-label="内容" />
  </>
)
