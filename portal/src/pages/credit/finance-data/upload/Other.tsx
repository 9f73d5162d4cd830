import { OtherSection } from '#portal/business/packUploads/OtherSection.tsx'
import { SectionPage } from '#portal/business/packUploads/SectionPage.tsx'

/** 其他材料 of a pack (`?id=`). */
export default function PackOtherPage() {
  return (
    <SectionPage section="other" route="packOther">
      {(of) => <OtherSection of={of} />}
    </SectionPage>
  )
}
