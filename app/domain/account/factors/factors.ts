import * as v from 'valibot'

/** `GET /api/user/two-factor`: the user's authenticator app, null without one, and their passkeys. */
export const secondFactorsSchema = v.object({
  app: v.nullable(
    v.object({
      added_at: v.pipe(v.string(), v.isoTimestamp()),
      /** How many backup codes are not used yet. */
      backup_codes_left: v.pipe(v.number(), v.integer()),
    }),
  ),
  passkeys: v.array(
    v.object({
      id: v.string(),
      /** The browser and system that made it. */
      name: v.string(),
      added_at: v.pipe(v.string(), v.isoTimestamp()),
      last_used_at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
    }),
  ),
})
/** The second factors of a user's login. */
export type SecondFactors = v.InferOutput<typeof secondFactorsSchema>
export type Passkey = SecondFactors['passkeys'][number]

/** `POST /api/user/two-factor`: what a user needs to add an authenticator app. */
export const appSetupSchema = v.object({
  /** The address that authenticator apps open: `otpauth://totp/...`. */
  uri: v.string(),
  /** The secret in it, in base32. */
  secret: v.string(),
  /** The address as a QR code, in SVG. */
  qr: v.string(),
  /** Codes that each log in once without the app, as they are shown: in groups of four. */
  backup_codes: v.array(v.string()),
})
export type AppSetup = v.InferOutput<typeof appSetupSchema>

/** 202 of `POST /login`: the password is right, and a code is wanted (`POST /api/login/code`). */
export const codeWantedSchema = v.object({ two_factor: v.literal(true) })
export type CodeWanted = v.InferOutput<typeof codeWantedSchema>

/** A text in groups of four, as codes and secrets are read. */
export const inFours = (text: string): string => text.replaceAll(/(.{4})(?=.)/g, '$1 ')
