import { z } from 'zod'
import { Name } from '../common'
import {
  DeviceAccessTokenRequest,
  DeviceAuthRequest,
  DeviceAuthVerify,
  UsernamePasswordCredentials,
} from '../sessions'

export const sessionsCalls = {
  deviceAuthRequest: {
    status: 200,
    body: DeviceAuthRequest,
  },
  deviceAuthConfirm: {
    status: 204,
    body: DeviceAuthVerify,
  },
  deviceAccessToken: {
    status: 200,
    body: DeviceAccessTokenRequest,
  },
  loginSaml: {
    status: 303,
    path: z.object({ providerName: Name, siloName: Name }),
  },
  loginLocal: {
    status: 204,
    path: z.object({ siloName: Name }),
    body: UsernamePasswordCredentials,
  },
  logout: {
    status: 204,
  },
}
