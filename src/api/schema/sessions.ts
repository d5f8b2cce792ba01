import { z } from 'zod'
import { text, uuid } from './scalars'
import { Password, UserId } from './users'

export const UsernamePasswordCredentials = z.object({ password: Password, username: UserId })
export type UsernamePasswordCredentials = z.infer<typeof UsernamePasswordCredentials>

export const DeviceAuthRequest = z.object({ clientId: uuid })
export type DeviceAuthRequest = z.infer<typeof DeviceAuthRequest>

/** The code shown on the device, as `ABC-DEFGH`. */
export const DeviceAuthVerify = z.object({ userCode: text })
export type DeviceAuthVerify = z.infer<typeof DeviceAuthVerify>

export const DeviceAccessTokenRequest = z.object({
  clientId: uuid,
  deviceCode: text,
  grantType: text,
})
export type DeviceAccessTokenRequest = z.infer<typeof DeviceAccessTokenRequest>

/** What `device_auth_request` answers (RFC 8628, section 3.2); the document leaves it open. */
export const DeviceAuthorization = z.object({
  deviceCode: z.string(),
  userCode: z.string(),
  verificationUri: z.string(),
  /** Seconds. */
  expiresIn: z.number(),
})
export type DeviceAuthorization = z.infer<typeof DeviceAuthorization>

/** What `device_access_token` answers once the device is confirmed. */
export const DeviceAccessToken = z.object({ accessToken: z.string(), tokenType: z.string() })
export type DeviceAccessToken = z.infer<typeof DeviceAccessToken>
