import { createECDH } from 'node:crypto'
import { secretKey } from '../../secret-key.ts'
import { settings } from '../../settings.ts'

/** How we identify ourselves to push services (RFC 8292): keys in base64url, and whom they can write to. */
export type PushIdentity = { subject: string; publicKey: string; privateKey: string }

/** The order of P-256 (FIPS 186-5): a private key is a number from 1 to below it. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/**
 * The keys that notifications are signed with. They are derived from the installation's secret, so that they are as old
 * as that and the same on all machines that share it; browsers accept no others for a subscription.
 */
export function pushIdentity(): PushIdentity {
  const seed = BigInt(`0x${secretKey('web-push').export().toString('hex')}`)
  const privateKey = Buffer.from((1n + (seed % (order - 1n))).toString(16).padStart(64, '0'), 'hex')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey)
  return {
    subject: subjectOf(settings()),
    publicKey: curve.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  }
}

/** The contact in the form of RFC 8292, 2.1: a mail address, or the site, which must be on https. */
export function subjectOf({
  contactMail,
  appUrl,
  mailFrom,
}: {
  contactMail: string | undefined
  appUrl: string
  mailFrom: { address: string }
}): string {
  if (contactMail) return `mailto:${contactMail}`
  return appUrl.startsWith('https://') ? appUrl : `mailto:${mailFrom.address}`
}
