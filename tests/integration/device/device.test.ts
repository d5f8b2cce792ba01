import { describe, expect, test } from 'vitest'
import { formChanged, formSubmitted } from '@/store/forms/events'
import {
  deviceCodeChanged,
  deviceCodeSubmitted,
  selectDeviceLogin,
} from '@/store/login/device/device-login'
import { navigationRequested } from '@/store/navigation/events'
import { selectCurrentUser } from '@/store/session/session'
import { startConsole, type TestConsole } from '#tests/support/console'

const VERIFY = '/device/verify'

const send = async (console: TestConsole, code: string) => {
  for (const [at, text] of Array.from(code).entries())
    await console.send(deviceCodeChanged({ text, at }))
  await console.send(deviceCodeSubmitted())
}

const shown = (console: TestConsole) => selectDeviceLogin(console.state())

const changesOf = (console: TestConsole) =>
  console.requests.filter(({ method }) => method !== 'GET')

const sent = (console: TestConsole) =>
  changesOf(console).map(({ method, url, body }) => [method, url, JSON.parse(String(body))])

describe('the code of a device', () => {
  test('sends no request before it is submitted, and then opens the success page', async () => {
    const console = await startConsole({ path: VERIFY })
    expect(changesOf(console)).toEqual([])
    await send(console, 'ABCDEFGH')
    expect(sent(console)).toEqual([['POST', '/device/confirm', { user_code: 'ABCD-EFGH' }]])
    expect(console.history.current().path).toBe('/device/success')
  })

  test.each(['', 'ABCDEFG', 'ABC EFGH'])('%j is not submitted', async code => {
    const console = await startConsole({ path: VERIFY })
    await send(console, code)
    expect(changesOf(console)).toEqual([])
    expect(shown(console)).toMatchObject({ code, isReady: false, failure: null })
  })

  test('is invalid if the API rejects it, and can be corrected', async () => {
    const console = await startConsole({ path: VERIFY })
    await send(console, 'ERRORABC')
    expect(console.history.current().path).toBe(VERIFY)
    expect(shown(console)).toMatchObject({
      code: 'ERRORABC',
      failure: 'Code is invalid',
      isRefused: true,
    })
    await console.send(deviceCodeChanged({ text: 'ERRORAB' }))
    expect(shown(console)).toMatchObject({ failure: null, isReady: false })
    await send(console, 'ABCDEFGH')
    expect(console.history.current().path).toBe('/device/success')
  })

  test('is not reported as invalid if the API does not respond', async () => {
    const console = await startConsole({ path: VERIFY })
    console.setServer('down')
    await send(console, 'ABCDEFGH')
    expect(shown(console)).toMatchObject({ code: 'ABCDEFGH', isRefused: false, isReady: true })
    expect(shown(console).failure).toMatch(/answer/)
    console.setServer('up')
    await console.send(deviceCodeSubmitted())
    expect(console.history.current().path).toBe('/device/success')
  })

  test('is restored after a login, and then removed from storage', async () => {
    const before = await startConsole({ path: VERIFY })
    await before.signOutElsewhere()
    await send(before, 'ABCDEFGH')
    expect(before.left).toEqual(['/login?redirect_uri=%2Fdevice%2Fverify'])
    const kept = Object.fromEntries(before.storage)
    before.stop()

    const back = encodeURIComponent(VERIFY)
    const after = await startConsole({ path: `/login/maze-war/local?redirect_uri=${back}`, kept })
    const values = { username: 'ada-quarry', password: 'granite' }
    await after.send(formChanged({ form: 'loginLocal', values }))
    await after.send(formSubmitted({ form: 'loginLocal' }))
    expect(after.history.current().path).toBe(VERIFY)
    expect(shown(after)).toMatchObject({ code: 'ABCDEFGH', isReady: true })
    expect([...after.storage.keys()]).not.toContain('session/basalt-device-code')
    await after.send(deviceCodeSubmitted())
    expect(after.history.current().path).toBe('/device/success')
  })
})

test('the page shows who is signed in, and keeps a code for them alone', async () => {
  const ada = await startConsole({ path: VERIFY })
  expect(selectCurrentUser(ada.state())?.displayName).toBe('Ada Quarry')
  await ada.send(deviceCodeChanged({ text: 'ABCDEFG' }))
  ada.signInElsewhere('Clara Flint')
  await ada.emit({ type: 'signedIn', owner: 'clara' })
  const kept = Object.fromEntries(ada.storage)
  ada.stop()
  const clara = await startConsole({ path: VERIFY, kept, user: 'Clara Flint' })
  expect(shown(clara).code).toBe('')
  const keptByClara = Object.fromEntries(clara.storage)
  clara.stop()
  const again = await startConsole({ path: VERIFY, kept: keptByClara })
  expect(shown(again).code).toBe('ABCDEFG')
})

test('the page leads to the login at once if nobody is signed in', async () => {
  const console = await startConsole({
    path: VERIFY,
    wire: (request, next) =>
      next({ ...request, headers: { ...request.headers, cookie: 'session=' } }),
  })
  expect(console.left).toEqual(['/login?redirect_uri=%2Fdevice%2Fverify'])
})

test('the page is empty when it is opened again', async () => {
  const console = await startConsole({ path: VERIFY })
  await send(console, 'ABCDEFGH')
  expect(console.state().actors.deviceLogin).toBeUndefined()
  await console.send(navigationRequested({ to: VERIFY }))
  expect(shown(console)).toMatchObject({ code: '', isBusy: false, failedSubmits: 0 })
})

test('a waiting device gets a token of the user who confirmed its code', async () => {
  const console = await startConsole({ path: VERIFY, user: 'Edda Tuff' })
  const client_id = '5f0e6a0c-8f3a-4a58-9a5a-0d0c1a2b3c4d'
  const ask = async (url: string, values: Record<string, string>) => {
    const { status, body } = await console.backend.handle({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(values).toString(),
    })
    return { status, body: JSON.parse(body) as Record<string, string> }
  }
  const { body: started } = await ask('/device/auth', { client_id })
  const token = () =>
    ask('/device/token', {
      client_id,
      device_code: started.device_code ?? '',
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    })
  expect(await token()).toMatchObject({ status: 400, body: { error: 'authorization_pending' } })
  await send(console, (started.user_code ?? '').replace('-', ''))
  expect(console.history.current().path).toBe('/device/success')
  const { body: granted } = await token()
  const me = await console.backend.handle({
    method: 'GET',
    url: '/v1/me',
    headers: { authorization: `Bearer ${granted.access_token}` },
    body: null,
  })
  expect(JSON.parse(me.body)).toMatchObject({ display_name: 'Edda Tuff' })
})
