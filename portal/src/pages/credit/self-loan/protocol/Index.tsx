import { Protocol } from '#portal/business/selfLoan/Protocol.tsx'

/** 授信协议. */
export default function ProtocolPage() {
  return <Protocol />
}
