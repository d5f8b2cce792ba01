import type {
  DeviceAccessToken,
  ScimClientBearerToken,
  SiloAuthSettings,
} from '@/api/generated/types'
import type { Stored } from './stored'

/** A browser session. Times in milliseconds since the epoch. */
export interface SessionRecord {
  readonly id: string
  readonly secret: string
  readonly userId: string
  readonly created: number
  readonly lastUsed: number
}

/** A device's API token. */
export type AccessTokenRecord = Stored<DeviceAccessToken> & {
  readonly secret: string
  readonly userId: string
}

/** The token of a silo's identity provider. */
export type ScimTokenRecord = Stored<ScimClientBearerToken> & {
  readonly secret: string
  readonly siloId: string
}

/** One per silo, under the silo's id. */
export type AuthSettingsRecord = Stored<SiloAuthSettings> & { readonly id: string }

/** A device waiting for its user code to be confirmed. */
export interface DeviceGrantRecord {
  readonly id: string
  readonly deviceCode: string
  readonly userCode: string
  readonly clientId: string
  readonly expires: number
  /** The lifetime asked for the token. */
  readonly ttlSeconds: number | null
  /** The user who confirmed the code. */
  readonly userId: string | null
  /** When the token expires, decided when the code is confirmed. */
  readonly tokenExpires: string | null
  /** Whether the device has fetched its token. */
  readonly redeemed: boolean
}
