import {
  Attribute,
  CertificateChoices,
  CertificateSet,
  CMSVersion,
  ContentInfo,
  DigestAlgorithmIdentifier,
  DigestAlgorithmIdentifiers,
  EncapsulatedContent,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  id_contentType,
  id_messageDigest,
  id_signingTime,
  SignatureAlgorithmIdentifier,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
  SigningTime,
} from '@peculiar/asn1-cms'
import { AsnArray, AsnType, AsnTypeTypes, OctetString } from '@peculiar/asn1-schema'
import { DIGEST_OID, type DigestName, OID } from './algorithms.ts'
import { type Bytes, compareBytes } from './bytes.ts'
import { oidToDer, type ParsedCertificate, toDer } from './certificate.ts'

/** Where the private key is: WebCrypto, Node, a token. The structure around the signature is the same for all. */
export interface CmsSigner {
  certificate: ParsedCertificate
  digestName: DigestName
  digest(data: Bytes): Promise<Bytes>
  /** Signature over `data` itself, not over its digest: PKCS#1 v1.5 for RSA, DER `{r, s}` for SM2. */
  sign(data: Bytes): Promise<Bytes>
}

export interface CmsOptions {
  /** Detached (default): the server has the text and compares with its own, so it does not travel twice. */
  detached?: boolean
  /** With SM2: the names of GM/T 0010 instead of those of RFC 5652, for who reads no others. */
  gm?: boolean
  /** The signer's clock; evidence only, the server decides about time by the signed text. */
  signingTime: Date
}

const rfcNames = { data: OID.data, signedData: OID.signedData, sm2: OID.sm2WithSm3 }
const gmNames = { data: OID.gmData, signedData: OID.gmSignedData, sm2: OID.sm2Sign }

/** SET OF Attribute under its own tag: what RFC 5652 §5.4 signs (in the message the same set is tagged [0]). */
export class AttributeSet extends AsnArray<Attribute> {}
AsnType({ type: AsnTypeTypes.Set, itemType: Attribute })(AttributeSet)

/**
 * CMS SignedData (RFC 5652) with signed attributes contentType, messageDigest and signingTime.
 * They are never left out: a signature without them can be re-presented over other content.
 */
export async function signCms(original: Bytes, signer: CmsSigner, options: CmsOptions): Promise<Bytes> {
  const { certificate, digestName } = signer
  const names = options.gm ? gmNames : rfcNames
  const attributes = [
    attribute(id_contentType, oidToDer(names.data)),
    attribute(id_messageDigest, toDer(new OctetString(await signer.digest(original)))),
    attribute(id_signingTime, toDer(new SigningTime(options.signingTime))),
  ].sort((a, b) => compareBytes(toDer(a), toDer(b)))
  const digestAlgorithm = { algorithm: DIGEST_OID[digestName], parameters: null }

  const signerInfo = new SignerInfo({
    version: CMSVersion.v1,
    sid: new SignerIdentifier({
      issuerAndSerialNumber: new IssuerAndSerialNumber({
        issuer: certificate.asn.tbsCertificate.issuer,
        serialNumber: certificate.asn.tbsCertificate.serialNumber,
      }),
    }),
    digestAlgorithm: new DigestAlgorithmIdentifier(digestAlgorithm),
    signedAttrs: attributes,
    signatureAlgorithm: new SignatureAlgorithmIdentifier(
      digestName === 'sm3' ? { algorithm: names.sm2 } : { algorithm: OID.rsaEncryption, parameters: null },
    ),
    signature: new OctetString(await signer.sign(toDer(new AttributeSet(attributes)))),
  })
  const content =
    options.detached === false ? { eContent: new EncapsulatedContent({ single: new OctetString(original) }) } : {}
  const signedData = new SignedData({
    version: CMSVersion.v1,
    digestAlgorithms: new DigestAlgorithmIdentifiers([new DigestAlgorithmIdentifier(digestAlgorithm)]),
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: names.data, ...content }),
    certificates: new CertificateSet([new CertificateChoices({ certificate: certificate.asn })]),
    signerInfos: new SignerInfos([signerInfo]),
  })
  return toDer(new ContentInfo({ contentType: names.signedData, content: toDer(signedData).buffer }))
}

const attribute = (attrType: string, value: Bytes) => new Attribute({ attrType, attrValues: [value.buffer] })
