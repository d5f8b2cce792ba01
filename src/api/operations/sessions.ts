import type { NoArgs, EmptyBody } from '@/api/core/operation'
import { mutation } from '@/api/core/operation'
import { list } from '@/api/core/tags'
import type { DeviceAuthVerify, Name, UsernamePasswordCredentials } from '@/api/generated/types'

/** Signing in and out, and the device flow (RFC 8628). What ends a session never refetches. */
export const sessions = {
  /** Grants the device a token. */
  deviceAuthConfirm: mutation<{ body: DeviceAuthVerify }, EmptyBody>('POST', '/device/confirm', {
    isLoggable: false,
    isBodyLoggable: false,
  }),
  /** Sets the session cookie. 401 here means a wrong password, not a lost session. */
  loginLocal: mutation<{ path: { siloName: Name }; body: UsernamePasswordCredentials }, EmptyBody>(
    'POST',
    '/v1/login/{siloName}/local',
    { isLoggable: false, isBodyLoggable: false, invalidates: () => [list('currentUser')] },
  ),
  /** Never fails. Invalidates nothing, since nothing could be read again. */
  logout: mutation<NoArgs, EmptyBody>('POST', '/v1/logout', {
    isLoggable: true,
    isBodyLoggable: true,
  }),
}
