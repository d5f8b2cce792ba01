import { deviceCodeChanged, deviceCodeSubmitted } from '@/store/login/device/device-login'
import { navigationRequested } from '@/store/navigation/events'
import { selectAccessTokenRows } from '@/store/settings/access-tokens/access-tokens'
import { chooseAndConfirm } from '#tests/integration/instances/support'
import type { TestConsole } from './console'

export const ACCESS_TOKEN_JOB_START = '/device/verify'

/** The client of the login; the server takes any id. */
const client_id = '5f0e6a0c-8f3a-4a58-9a5a-0d0c1a2b3c4d'

/**
 * A user confirms the login of a tool, which calls the API with the token, and deletes the token.
 * Starts at `ACCESS_TOKEN_JOB_START`; returns the statuses of the tool's calls, and the token.
 */
export const doAccessTokenJob = async (console: TestConsole) => {
  const form = async (url: string, fields: Record<string, string>) => {
    const { body } = await console.backend.handle({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `${new URLSearchParams({ client_id, ...fields })}`,
    })
    return JSON.parse(body) as Record<string, string>
  }
  const { user_code: code = '', device_code = '' } = await form('/device/auth', {})
  await console.send(deviceCodeChanged({ text: code }))
  await console.send(deviceCodeSubmitted())
  const { access_token: token = '' } = await form('/device/token', {
    grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    device_code,
  })
  const statuses: number[] = []
  const callApi = async () => {
    const headers = { authorization: `Bearer ${token}` }
    const request = { method: 'GET', url: '/v1/me', headers, body: null }
    statuses.push((await console.backend.handle(request)).status)
  }

  await callApi()
  await console.send(navigationRequested({ to: '/settings/access-tokens' }))
  const [newest] = selectAccessTokenRows(console.state())
  await chooseAndConfirm(console, newest?.actions, 'Delete')
  await callApi()
  return { statuses, token }
}
