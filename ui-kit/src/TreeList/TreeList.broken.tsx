import { useState } from 'react'
import { TreeList } from './TreeList.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** Depth by indentation alone, and a triangle that is no button. */
export const Indented = () => (
  <div>
    <p>中建西部建设</p>
    <p style={{ paddingInlineStart: 16 }}>▾ 长沙湘江机械</p>
    <p style={{ paddingInlineStart: 32 }}>株洲轴承</p>
  </div>
)

/** A short tree that folds all the same: a stop at every branch. */
export const ButtonsForNothing = () => (
  <TreeList
    label="流转轨迹"
    isCollapsible
    nodes={[{ id: 'a', label: '中建西部建设', children: [{ id: 'b', label: '长沙湘江机械' }] }]}
  />
)

/** Folds, and does not unfold again. */
export function FoldsForGood() {
  const [isOpen, setOpen] = useState(true)
  return (
    <ol aria-label="流转轨迹">
      <li>
        中建西部建设 <button type="button">1 个下级 中建西部建设</button>
        <ol>
          <li>
            长沙湘江机械{' '}
            <button type="button" aria-expanded={isOpen} onClick={() => setOpen(false)}>
              1 个下级 长沙湘江机械
            </button>
            <ol hidden={!isOpen}>
              <li>株洲轴承</li>
            </ol>
          </li>
        </ol>
      </li>
    </ol>
  )
}

/** The amounts as they are printed: voices read their groups as several numbers. */
export const GroupedFigures = () => (
  <ol aria-label="流转轨迹">
    <li>
      <strong>长沙湘江机械</strong> <span>600,000.00</span>
    </li>
  </ol>
)

/** Folded to no height: what is below is still read, and nobody hears of whom it is. */
export function FoldsForTheEye() {
  const [isOpen, setOpen] = useState(true)
  return (
    <ol aria-label="流转轨迹">
      <li>
        中建西部建设 <button type="button">1 个下级</button>
        <ol>
          <li>
            长沙湘江机械{' '}
            <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              2 个下级
            </button>
            <ol style={isOpen ? {} : { blockSize: 0, overflow: 'hidden' }}>
              <li>株洲轴承</li>
            </ol>
          </li>
          <li>湖南钢构</li>
        </ol>
      </li>
    </ol>
  )
}
