import type { CompanyRegistry } from '../outside/companyRegistry.ts'
import { creditCodeOf } from './codes.ts'
import { seedCorps } from './enterprises.ts'

/** Companies that have not joined, with the last digits of their credit codes. Made up, as all names here. */
const others = [
  [906, '云栖紧固件有限公司', '范思齐', '小型'],
  [951, '青禾自动化有限公司', '祝清远', '中型'],
  [952, '岚山重机股份有限公司', '项承志', '大型'],
  [953, '望江包装材料厂', '温如初', '微型'],
] as const

/** Credit code of one that has not joined, by its name. @throws {RangeError} there is none of this name. */
export function creditCodeOfOther(name: (typeof others)[number][1]): string {
  const found = others.find(([, each]) => each === name)
  if (!found) throw new RangeError(name)
  return creditCodeOf(found[0])
}

/** The register of companies of a demonstration: the seeded ones, and some that may join. Of others it knows nothing. */
export function demoRegistry(): CompanyRegistry {
  const all = [
    ...seedCorps.map(({ name, scale }, index) => [index + 1, name, '示范法人', scale] as const),
    ...others,
  ].map(([number, corpName, legalPersonName, scale]) => {
    const creditCode = creditCodeOf(number)
    const facts = {
      corpName,
      legalPersonName,
      scale,
      regAddress: '示范市示范区示范路',
      licenceNo: creditCode.slice(2, 14),
    }
    return [creditCode, { ...facts, licenceFrom: '2015-03-01', licenceTo: null }] as const
  })
  const byCode = new Map(all)
  return { find: async (creditCode) => byCode.get(creditCode) }
}
