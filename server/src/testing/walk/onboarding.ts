import { addDays } from '@jinpiao/values/days'
import { newPk } from '../../acts/keys.ts'
import type { Walks } from './walkOf.ts'

/** How the random walk fills in the forms of the package onboarding. */
export const onboarding: Walks = {
  REALNAME: {
    form: (world, { pick }) => ({
      fkCorp: world.suppliers[pick % 2]?.fkCorp ?? '',
      line: {
        legalPersonName: '范思齐',
        legalIdCode: '430199198301020089',
        licenceNo: `示照${newPk().slice(-6)}`,
        licenceFrom: '2015-03-01',
        licenceTo: addDays('2040-12-31', 0),
        isLongTerm: false,
        bizAddress: '湖北省武汉市江汉区示范路 8 号',
        licenceFileIds: [world.files[world.suppliers[pick % 2]?.fkCorp ?? ''] ?? ''],
        legalFileIds: [],
        authorisationFileIds: [],
      },
    }),
  },
}
