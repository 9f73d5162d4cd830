import { PackSent } from '#portal/business/packUploads/PackSent.tsx'

/** 资料提交成功 (`?id=`). */
export default function PackSentPage() {
  return <PackSent />
}
