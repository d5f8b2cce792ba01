import type { NoArgs, Nothing } from '@/api/core/operation'
import { mutation } from '@/api/core/operation'
import { list } from '@/api/core/tags'
import type { Name } from '@/api/schema/common'
import type {
  DeviceAccessToken,
  DeviceAccessTokenRequest,
  DeviceAuthRequest,
  DeviceAuthVerify,
  DeviceAuthorization,
  UsernamePasswordCredentials,
} from '@/api/schema/sessions'

/** Signing in and out, and the device flow (RFC 8628). What ends a session never refetches. */
export const sessions = {
  /** Starts the device flow. */
  deviceAuthRequest: mutation<{ body: DeviceAuthRequest }, DeviceAuthorization>(
    'POST',
    '/device/auth',
    { isLoggable: false, isBodyLoggable: false, send: 'form' },
  ),
  /** Grants the device a token. */
  deviceAuthConfirm: mutation<{ body: DeviceAuthVerify }, Nothing>('POST', '/device/confirm', {
    isLoggable: false,
    isBodyLoggable: false,
  }),
  /** Polled by the device until confirmed. */
  deviceAccessToken: mutation<{ body: DeviceAccessTokenRequest }, DeviceAccessToken>(
    'POST',
    '/device/token',
    { isLoggable: false, isBodyLoggable: false, send: 'form' },
  ),
  /** Where the identity provider posts its answer; redirects. */
  loginSaml: mutation<{ path: { providerName: Name; siloName: Name }; body: string }, Nothing>(
    'POST',
    '/login/{siloName}/saml/{providerName}',
    {
      isLoggable: false,
      isBodyLoggable: false,
      send: 'octets',
      invalidates: () => [list('currentUser')],
    },
  ),
  /** Sets the session cookie. 401 here means a wrong password, not a lost session. */
  loginLocal: mutation<{ path: { siloName: Name }; body: UsernamePasswordCredentials }, Nothing>(
    'POST',
    '/v1/login/{siloName}/local',
    { isLoggable: false, isBodyLoggable: false, invalidates: () => [list('currentUser')] },
  ),
  /** Never fails. Invalidates nothing, since nothing could be read again. */
  logout: mutation<NoArgs, Nothing>('POST', '/v1/logout', {
    isLoggable: true,
    isBodyLoggable: true,
  }),
}
