import { cityRows } from './regions.ts'

export interface BranchRow {
  /** 12 digits: bank, city, running number, check digit. */
  interBankNo: string
  bankCode: string
  bankName: string
  name: string
  regionCode: string
}

/** Made-up banks: no such bank is known to us, and no real one has such a number. */
const banks = [
  ['901', '示范商业银行'],
  ['902', '华岳银行'],
  ['903', '江汉银行'],
  ['904', '远山银行'],
  ['905', '东湖农商银行'],
  ['906', '长渡银行'],
  ['907', '启明银行'],
  ['908', '安澜银行'],
  ['909', '云汉银行'],
  ['910', '金石银行'],
  ['911', '海岱银行'],
  ['912', '蓉城银行'],
] as const

const streets = ['城中', '滨江', '高新区', '火车站', '大学城']

/** Weights of 7, 3 and 1 in turn, as bank numbers have them. */
const checkDigit = (digits: string): string =>
  String((10 - ([...digits].reduce((sum, digit, at) => sum + Number(digit) * [7, 3, 1][at % 3]!, 0) % 10)) % 10)

/** Ten branches of different banks in each of twenty cities. */
export const branchRows: readonly BranchRow[] = cityRows.flatMap(({ code, name: city }, place) =>
  Array.from({ length: 10 }, (_, index) => {
    const [bankCode, bankName] = banks[(place + index) % banks.length]!
    const digits = `${bankCode}${code.slice(0, 4)}${String(index + 1).padStart(4, '0')}`
    const street = streets[index % streets.length]
    return {
      interBankNo: digits + checkDigit(digits),
      bankCode,
      bankName,
      name: `${bankName}${city}${street}支行`,
      regionCode: code,
    }
  }),
)
