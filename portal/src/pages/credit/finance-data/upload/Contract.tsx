import { ContractSection } from '#portal/business/packUploads/ContractSection.tsx'
import { SectionPage } from '#portal/business/packUploads/SectionPage.tsx'

/** 合同 of a pack (`?id=`). */
export default function PackContractPage() {
  return (
    <SectionPage section="contract" route="packContract">
      {(of) => <ContractSection of={of} />}
    </SectionPage>
  )
}
