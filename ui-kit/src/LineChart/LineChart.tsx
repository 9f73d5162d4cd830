import { type ChartParts, ChartWithTable } from '../ChartWithTable/ChartWithTable.tsx'
import { chartPoint } from '../ChartWithTable/chartPoint.ts'
import type { OrNone } from '../lib/readValue.ts'
import { LineDrawing } from './LineDrawing.tsx'

export interface LineSeries {
  /** 开立. Unique in the chart. */
  name: string
  /** Decimal strings, one for each label; where there is none, the line has a gap and the table —. */
  values: readonly OrNone<string>[]
}

export interface LineChartProps extends ChartParts {
  /** In the order of time: 2025年1月. */
  labels: readonly string[]
  /** At most four: more lines are told apart by nobody. */
  series: readonly LineSeries[]
}

/**
 * How something goes over time, from 0 and in round steps. Lines are told apart by their dashes, the shape of their
 * points and the name at their end; colour comes last.
 */
export function LineChart({ labels, series, ...parts }: LineChartProps) {
  const { values = 'money' } = parts
  return (
    <ChartWithTable
      {...parts}
      rows={labels.map((label, i) => ({ label, values: series.map((each) => each.values[i]) }))}
      columns={series.map(({ name }) => name)}
    >
      <LineDrawing
        labels={labels}
        values={values}
        lines={series.map((each) => ({
          name: each.name,
          points: labels.map((_, i) => chartPoint('LineChart', each.values[i], values)),
        }))}
      />
    </ChartWithTable>
  )
}
