import {
  defaultRangeExtractor,
  observeElementRect,
  type Range,
  useVirtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { headSize, highest } from './GridView.css.ts'

/** Rows before and after the view that are there already. Six more cost each turn of the wheel an eighth. */
const OVERSCAN = 1
/** More rows than the highest view shows. */
const FIRST = 100
/** As high as the scroller may become: the first rows are then all that it shows. */
const highestHere = () => Math.min(window.innerHeight * highest.share, highest.px)
/** A server does not know the window, and what it has rendered must be what the browser begins with. */
const highestOnServer = () => 480
const never = () => () => {}

/** The rows have what the header leaves of the view, which stays over them. */
const observeRoom: VirtualizerOptions<HTMLElement, HTMLElement>['observeElementRect'] = (virtualizer, tell) =>
  observeElementRect(virtualizer, ({ width, height }) => tell({ width, height: height - headSize }))

interface Options {
  count: number
  /** Until then `FIRST` rows are placed: to place a hundred thousand was about a tenth of the first frame's scripts. */
  isPainted: boolean
  rowSize: number
  scroller: RefObject<HTMLElement | null>
  /** Index of the row that stays wherever the view is: what has the focus never goes (2.4.3). */
  pinned: number | undefined
}

/** Which rows are in the page: those in view, a few around them, and the one that holds the focus. */
export function useGridWindow({ count, isPainted, rowSize, scroller, pinned }: Options) {
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indices = defaultRangeExtractor(range)
      if (pinned === undefined || pinned >= count || indices.includes(pinned)) return indices
      return pinned < (indices[0] ?? 0) ? [pinned, ...indices] : [...indices, pinned]
    },
    [pinned, count],
  )
  const height = useSyncExternalStore(never, highestHere, highestOnServer)
  const placed = isPainted || (pinned ?? 0) >= FIRST ? count : Math.min(count, FIRST)
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: placed,
    paddingEnd: (count - placed) * rowSize,
    estimateSize: () => rowSize,
    getScrollElement: () => scroller.current,
    overscan: OVERSCAN,
    // Back from the paged table the person is where they were, whatever has the focus.
    initialOffset: (pinned ?? 0) * rowSize,
    initialRect: { width: 0, height: height - headSize },
    observeElementRect: observeRoom,
    rangeExtractor,
    // The rows come a frame after the scroll that asks for them. With them in one frame, up to 12 frames of a scroll took
    // more than 50 ms; so it is up to 2 (Chromium 156 slowed down fourfold, busy machine, five runs of sixty turns).
    useFlushSync: false,
  })
  // Not at first: what is not yet measured would be measured twice, a hundred thousand times.
  const measured = useRef(rowSize)
  useLayoutEffect(() => {
    if (measured.current !== rowSize) virtualizer.measure()
    measured.current = rowSize
  }, [virtualizer, rowSize])
  return { items: virtualizer.getVirtualItems(), blockSize: virtualizer.getTotalSize() }
}
