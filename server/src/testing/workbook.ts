import { Buffer } from 'node:buffer'
import { strToU8, zipSync } from 'fflate'

/** A sheet as a person leaves it: rows and columns count from 1, as the sheet does. */
export interface MadeSheet {
  name?: string
  isHidden?: boolean
  rows: readonly (readonly (string | number | null)[])[]
  hiddenRows?: readonly number[]
  hiddenColumns?: readonly number[]
  /** `C2:C4`. */
  merges?: readonly string[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function cellXml(value: string | number | null, column: number, row: number): string {
  const address = `${String.fromCharCode(65 + column)}${row}`
  if (value === null || value === '') return ''
  return typeof value === 'number'
    ? `<c r="${address}"><v>${value}</v></c>`
    : `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

function sheetXml({ rows, hiddenRows = [], hiddenColumns = [], merges = [] }: MadeSheet): string {
  const columns = hiddenColumns.map((at) => `<col min="${at}" max="${at}" width="9" hidden="1"/>`).join('')
  const lines = rows.map((cells, index) => {
    const row = index + 1
    const hidden = hiddenRows.includes(row) ? ' hidden="1"' : ''
    return `<row r="${row}"${hidden}>${cells.map((value, column) => cellXml(value, column, row)).join('')}</row>`
  })
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  return [
    `${HEAD}<worksheet xmlns="${MAIN}">`,
    columns && `<cols>${columns}</cols>`,
    `<sheetData>${lines.join('')}</sheetData>`,
    merged && `<mergeCells count="${merges.length}">${merged}</mergeCells>`,
    '</worksheet>',
  ].join('')
}

/** A workbook of an office program: with what people do to sheets and no writer for templates can make. */
export function madeWorkbook(sheets: readonly MadeSheet[]): Buffer {
  const named = sheets.map(({ name = `Sheet${sheets.length}`, isHidden }, index) => {
    const state = isHidden ? ' state="hidden"' : ''
    return `<sheet name="${escaped(name)}" sheetId="${index + 1}"${state} r:id="rId${index + 1}"/>`
  })
  const parts = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  )
  const texts: Record<string, string> = {
    '_rels/.rels': `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${RELATIONS}">${parts.join('')}</Relationships>`,
    ...Object.fromEntries(sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)])),
  }
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(texts).map(([name, xml]) => [name, strToU8(xml)]))))
}
