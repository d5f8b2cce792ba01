import type { Bytes, NoArgs, Nothing } from '@/api/core/operation'
import { mutation } from '@/api/core/operation'
import type { Name } from '@/api/schema/common'
import type {
  DeviceAccessToken,
  DeviceAccessTokenRequest,
  DeviceAuthRequest,
  DeviceAuthVerify,
  DeviceAuthorization,
  UsernamePasswordCredentials,
} from '@/api/schema/sessions'

export const sessions = {
  deviceAuthRequest: mutation<{ body: DeviceAuthRequest }, DeviceAuthorization>(
    'POST',
    '/device/auth',
    { send: 'form' },
  ),
  deviceAuthConfirm: mutation<{ body: DeviceAuthVerify }, Nothing>('POST', '/device/confirm'),
  deviceAccessToken: mutation<{ body: DeviceAccessTokenRequest }, DeviceAccessToken>(
    'POST',
    '/device/token',
    { send: 'form' },
  ),
  loginSaml: mutation<{ path: { providerName: Name; siloName: Name }; body: Bytes }, Nothing>(
    'POST',
    '/login/{siloName}/saml/{providerName}',
    { send: 'bytes' },
  ),
  loginLocal: mutation<{ path: { siloName: Name }; body: UsernamePasswordCredentials }, Nothing>(
    'POST',
    '/v1/login/{siloName}/local',
  ),
  logout: mutation<NoArgs, Nothing>('POST', '/v1/logout'),
}
