import { Breadcrumb } from './Breadcrumb.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** A line of text without names and levels. */
export const PlainLine = () => <div>首页 &gt; 开立 &gt; 开立复核</div>

/** This page is a link like the others. */
export const LinksToItself = () => (
  <nav aria-label="当前位置">
    <ol>
      <li>
        <a href="#home">首页</a>
      </li>
      <li>
        <a href="#issue">开立</a>
      </li>
      <li>
        <a href="#review">开立复核</a>
      </li>
    </ol>
  </nav>
)

/** Only the top can be gone to: the level between is text. */
export const MiddleIsText = () => (
  <Breadcrumb items={[{ label: '首页', href: '#home' }, { label: '开立' }, { label: '开立复核' }]} />
)
