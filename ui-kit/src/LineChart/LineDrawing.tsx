import { useLocale } from 'react-aria-components'
import type { ChartValues } from '../ChartWithTable/ChartWithTable.tsx'
import { chartUnits } from '../ChartWithTable/chartPoint.ts'
import * as css from './LineChart.css.ts'
import { linearScale } from './linearScale.ts'
import { acrossPercent, apart, labelled } from './places.ts'
import { tickLabel } from './tickLabel.ts'

interface Line {
  name: string
  /** As `chartPoint` gives them. */
  points: readonly (bigint | undefined)[]
}

interface LineDrawingProps {
  labels: readonly string[]
  values: ChartValues
  lines: readonly Line[]
}

/** A line of text in percent of the height: names nearer than this would lie on each other. */
const NAME_GAP = 9
/** So many labels have room below a chart that is not narrow. */
const MOST_LABELS = 6
/** Circle, square, triangle, diamond, about the same to the eye. */
const markers = ['M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z', 'M-4-4h8v8h-8Z', 'M0-5 5 4h-10Z', 'M0-6 6 0 0 6-6 0Z']

/**
 * For the eye alone. Places are percentages and not pixels, so that it is right at every width without being measured,
 * on a server and on paper too; markers keep their shape because they are drawings of their own.
 */
export function LineDrawing({ labels, values, lines }: LineDrawingProps) {
  const english = useLocale().locale.startsWith('en')
  const all = lines.flatMap(({ points }) => points.filter((point) => point !== undefined))
  const { ticks, share } = linearScale(all, chartUnits[values].step)
  const across = (index: number) => `${acrossPercent(index, labels.length)}%`
  const heights = lines.map(({ points }) => share(points.findLast((point) => point !== undefined) ?? 0n))
  const ends = apart(heights, NAME_GAP)
  return (
    <div className={css.chart}>
      <div className={css.key}>
        {lines.map(({ name }, i) => (
          <span key={name} className={css.keyEntry}>
            <svg className={css.sample} width="32" height="12">
              <line x1="0" y1="6" x2="32" y2="6" className={classOf(css.line, i)} />
              <path d={markers[i % markers.length]} transform="translate(16 6)" className={classOf(css.marker, i)} />
            </svg>
            {name}
          </span>
        ))}
      </div>
      <div className={css.ticks}>
        {ticks.map((tick) => (
          <span key={String(tick)} className={css.lifted} style={{ insetBlockEnd: `${share(tick)}%` }}>
            {tickLabel(tick, values, english)}
          </span>
        ))}
      </div>
      <div className={css.plot}>
        {ticks.map((tick) => (
          <div
            key={String(tick)}
            className={css.gridLine}
            data-zero={tick === 0n || undefined}
            style={{ insetBlockEnd: `${share(tick)}%` }}
          />
        ))}
        <svg className={css.lines}>
          {lines.map(({ name, points }, i) => (
            <g key={name}>
              {segmentsOf(points).map(([from, to, index]) => (
                <line
                  key={index}
                  x1={across(index)}
                  y1={`${100 - share(from)}%`}
                  x2={across(index + 1)}
                  y2={`${100 - share(to)}%`}
                  className={classOf(css.line, i)}
                />
              ))}
              {points.map(
                (point, index) =>
                  point !== undefined && (
                    <svg key={labels[index]} x={across(index)} y={`${100 - share(point)}%`} overflow="visible">
                      <path d={markers[i % markers.length]} className={classOf(css.marker, i)} />
                    </svg>
                  ),
              )}
            </g>
          ))}
        </svg>
      </div>
      <div className={css.ends}>
        {lines.map(({ name }, i) => (
          <span key={name} className={css.end} style={{ insetBlockEnd: `${ends[i]}%` }}>
            <svg className={css.sample} width="12" height="12">
              <path d={markers[i % markers.length]} transform="translate(6 6)" className={classOf(css.marker, i)} />
            </svg>
            {name}
          </span>
        ))}
      </div>
      <div className={css.axis}>
        {labelled(labels.length, MOST_LABELS).map((index) => (
          <span key={labels[index]} className={css.below} style={{ insetInlineStart: across(index) }}>
            {labels[index]}
          </span>
        ))}
      </div>
    </div>
  )
}

const classOf = (classes: readonly string[], index: number) => classes[index % classes.length]

/** Two neighbours that are both there, with the place of the first. */
function segmentsOf(points: readonly (bigint | undefined)[]): [from: bigint, to: bigint, index: number][] {
  return points.flatMap((from, index): [bigint, bigint, number][] => {
    const to = points[index + 1]
    return from === undefined || to === undefined ? [] : [[from, to, index]]
  })
}
