import { PackForm } from '#portal/business/packs/PackForm.tsx'

/** 新建融资资料. */
export default function CreateFinancePackPage() {
  return <PackForm kind="FINANCE_PACK" />
}
