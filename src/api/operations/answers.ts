import type { FleetRolePolicy, SwitchSlot } from '@/api/generated/types'

/** Bytes, in base64 because the cache holds JSON only. Fingerprints leave them out. */
export interface Bytes {
  base64: string
}

/** The result of `device_auth_request` (RFC 8628, section 3.2). */
export interface DeviceAuthorization {
  deviceCode: string
  userCode: string
  verificationUri: string
  /** In seconds. */
  expiresIn: number
}

/** The result of `device_access_token` after the device is confirmed. */
export interface DeviceAccessToken {
  accessToken: string
  tokenType: string
}

/** The size of a download, in bytes. */
export interface DownloadSize {
  size: number
}

/** The messages of BGP peers, by switch and peer. Peers may be named by interfaces. */
export interface BgpMessages {
  switch_histories: readonly { switch: SwitchSlot; history: Readonly<Record<string, unknown>> }[]
}

/** Results that the document leaves open, or that are undefined for an expected error status. */
export interface OpenAnswers {
  deviceAccessToken: DeviceAccessToken
  deviceAuthRequest: DeviceAuthorization
  instanceSerialConsoleStream: never
  networkingBgpMessageHistory: BgpMessages
  supportBundleDownload: Bytes
  supportBundleDownloadFile: Bytes
  supportBundleHead: DownloadSize
  supportBundleHeadFile: DownloadSize
  supportBundleIndex: Bytes
  systemPolicyView: FleetRolePolicy | undefined
}
