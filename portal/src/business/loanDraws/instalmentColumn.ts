import type { Column } from '@jinpiao/ui-kit/DataTable'

/** 第 3 期 names its row: in a card the figure alone would say nothing. */
export const instalmentColumn = <Row extends { instalmentNo: number }>(
  header: string,
  word: (no: number) => string,
): Column<Row> => ({
  id: 'instalmentNo',
  header,
  rowHeader: true,
  whole: true,
  card: 'plain',
  cell: ({ instalmentNo }) => word(instalmentNo),
})
