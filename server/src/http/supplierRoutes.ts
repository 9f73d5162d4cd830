import * as contract from '@jinpiao/contract/suppliers'
import { spend } from '../acts/quota.ts'
import * as acts from '../business/supplier/acts.ts'
import { lookupSupplier, supplierDetail } from '../business/supplier/detail.ts'
import { markSupplierSheet, readSupplierRows, supplierSheetTemplate } from '../business/supplier/import.ts'
import { todayOf } from '../domain/clock.ts'
import { suppliers } from '../queries/suppliers.ts'
import { attachment, onList } from './listRoutes.ts'
import type { Registration } from './register.ts'
import { readUpload } from './upload.ts'

/** The enterprise's own suppliers: found by code, added, read from a sheet, invited, stopped. */
export const supplierRoutes: Registration = (api) => {
  const { on, services } = api
  onList(api, contract.listSuppliers, suppliers)
  on(contract.lookupSupplier, async ({ query, queryContext }) => {
    const context = queryContext()
    // Counted whatever it finds: who guesses codes learns little in a day.
    await services.database.write((tx) => spend(tx, todayOf(services.clock), 'supplierLookup', context.actor.fkCorp))
    return lookupSupplier(context, query, async (code) => (await services.registry?.find(code))?.corpName)
  })
  on(contract.supplierTemplate, async ({ language, reply }) =>
    attachment(reply, 'supplier-template.xlsx', 'xlsx').send(
      await supplierSheetTemplate(language, todayOf(services.clock)),
    ),
  )
  on(contract.readSupplierFile, async ({ request, query, queryContext }) =>
    readSupplierRows(queryContext(), await readUpload(request), query),
  )
  on(contract.markSupplierFile, async ({ request, query, reply, queryContext }) => {
    const marked = await markSupplierSheet(queryContext(), await readUpload(request), query)
    return attachment(reply, 'supplier-problems.xlsx', 'xlsx').send(marked)
  })
  on(contract.getSupplier, ({ params, queryContext }) => supplierDetail(queryContext(), params))
  on(contract.addSuppliers, async ({ body, commandContext }) => acts.addSuppliers(await commandContext(), body))
  on(contract.putSupplier, async ({ params, body, commandContext }) =>
    acts.putSupplier(await commandContext(), { ...params, ...body }),
  )
  on(contract.deleteSupplier, async ({ params, commandContext }) => acts.deleteSupplier(await commandContext(), params))
  on(contract.inviteSupplier, async ({ params, body, commandContext }) =>
    acts.inviteSupplier(await commandContext(), { ...params, ...body }),
  )
  on(contract.stopSupplier, async ({ params, body, commandContext }) =>
    acts.stopSupplier(await commandContext(), { ...params, ...body }),
  )
  on(contract.resumeSupplier, async ({ params, body, commandContext }) =>
    acts.resumeSupplier(await commandContext(), { ...params, ...body }),
  )
}
