import type { FleetRolePolicy } from '@/api/generated/types'

/** Bytes, in base64 because the cache holds JSON only. */
export interface Bytes {
  base64: string
}

/** What `device_auth_request` answers (RFC 8628, section 3.2). */
export interface DeviceAuthorization {
  deviceCode: string
  userCode: string
  verificationUri: string
  /** Seconds. */
  expiresIn: number
}

/** What `device_access_token` answers once the device is confirmed. */
export interface DeviceAccessToken {
  accessToken: string
  tokenType: string
}

type Headers = Record<string, string>

/** What operations answer where the document leaves it open, or where a refusal is an answer, too. */
export interface OpenAnswers {
  deviceAccessToken: DeviceAccessToken
  deviceAuthRequest: DeviceAuthorization
  instanceSerialConsoleStream: never
  supportBundleDownload: Bytes
  supportBundleDownloadFile: Bytes
  supportBundleHead: Headers
  supportBundleHeadFile: Headers
  supportBundleIndex: string
  systemPolicyView: FleetRolePolicy | undefined
}
