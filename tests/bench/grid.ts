/** The same rows for both sides, made before anything is measured. */
export interface GridTicket {
  code: string
  supplier: string
  amount: string
  due: string
  bank: string
  state: string
}

const suppliers = [
  '安禾五金制品厂',
  '江城精密铸造有限公司',
  '长风电子材料（集团）股份有限公司',
  '远山新能源科技有限公司',
]
const banks = ['建设银行武汉光谷支行', '工商银行上海张江支行', '农业银行深圳南山支行']

export function gridTickets(count: number): GridTicket[] {
  return Array.from({ length: count }, (_, i) => ({
    code: `JP26${String(i + 1).padStart(8, '0')}`,
    supplier: suppliers[i % 4] ?? '',
    amount: `${(i * 7919 + 500_000) % 1_000_003}.${i % 10}0`,
    due: `2027-${String((i % 12) + 1).padStart(2, '0')}-15`,
    bank: banks[i % 3] ?? '',
    state: i % 4 === 0 ? '待签收' : '已签收',
  }))
}

export const gridRows = () => Number(new URLSearchParams(location.search).get('rows'))

export const gridTexts = {
  title: '开立查询',
  note: '已开立的金票，按提交的先后排列。',
  show: '显示明细',
  caption: '开立明细',
  code: '金票编号',
  supplier: '供应商',
  amount: '金额（元）',
  due: '承诺付款日',
  bank: '收款银行',
  state: '状态',
  paged: '分页表格',
  save: '导出 CSV',
}
