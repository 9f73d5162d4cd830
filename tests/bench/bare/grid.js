// What the browser itself takes for the rows that are in view: their words for the eye and for the ear, a checkbox each,
// no library, nothing that scrolls, sorts or answers a key.
const ROWS = 16
const suppliers = [
  '安禾五金制品厂',
  '江城精密铸造有限公司',
  '长风电子材料（集团）股份有限公司',
  '远山新能源科技有限公司',
]
const banks = ['建设银行武汉光谷支行', '工商银行上海张江支行', '农业银行深圳南山支行']
const both = (shown, spoken) =>
  `<span style="position: relative"><span aria-hidden="true">${shown}</span><span class="heard">${spoken}</span></span>`

function row(index) {
  const code = `JP26${String(index + 1).padStart(8, '0')}`
  const cells = [
    `<input type="checkbox" aria-label="选择 ${code}">`,
    both(code, [...code].join(' ')),
    suppliers[index % 4],
    both(`${500 + index * 7},919.${index % 10}0`, `${500 + index * 7}千9百1十9元${index % 10}角`),
    `2027-${String((index % 12) + 1).padStart(2, '0')}-15`,
    banks[index % 3],
    index % 4 === 0 ? '待签收' : '已签收',
  ]
  const cell = (content, at) => `<div role="gridcell" aria-colindex="${at + 1}" tabindex="-1">${content}</div>`
  return `<div role="row" aria-rowindex="${index + 2}">${cells.map(cell).join('')}</div>`
}

const rows = Array.from({ length: ROWS }, (_, index) => row(index))
document.querySelector('#show').addEventListener('click', () => {
  document.querySelector('#grid').innerHTML = `<div role="rowgroup">${rows.join('')}</div>`
})
