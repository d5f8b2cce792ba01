import { describe, expect, test } from 'vitest'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import { startConsole, type TestConsole } from '#tests/support/console'

const form = 'deviceVerify'
const VERIFY = '/device/verify'

const send = async (console: TestConsole, code: string) => {
  await console.send(formChanged({ form, values: { code } }))
  await console.send(formSubmitted({ form }))
}

const contextOf = (console: TestConsole) => selectForm(console.state(), form)?.context

const sent = (console: TestConsole) =>
  console.requests.map(({ method, url, body }) => [method, url, JSON.parse(String(body))])

describe('the code of a device', () => {
  test('asks the API nothing until it is sent, and then leads to the success page', async () => {
    const console = await startConsole({ path: VERIFY })
    expect(console.requests).toEqual([])
    await send(console, 'ABCDEFGH')
    expect(sent(console)).toEqual([['POST', '/device/confirm', { user_code: 'ABCD-EFGH' }]])
    expect(console.history.current().path).toBe('/device/success')
  })

  test.each(['', 'ABCDEFG', 'ABC EFGH'])('%j is not sent', async code => {
    const console = await startConsole({ path: VERIFY })
    await send(console, code)
    expect(console.requests).toEqual([])
    expect(contextOf(console)?.errors).toEqual({ code: 'Enter all 8 letters' })
  })

  test('is invalid where the API refuses it, and may be changed and sent again', async () => {
    const console = await startConsole({ path: VERIFY })
    await send(console, 'ERRORABC')
    expect(console.history.current().path).toBe(VERIFY)
    expect(contextOf(console)).toMatchObject({
      values: { code: 'ERRORABC' },
      errors: { code: 'Code is invalid' },
    })
    await send(console, 'ABCDEFGH')
    expect(console.history.current().path).toBe('/device/success')
  })

  test('is not called invalid where the API does not answer', async () => {
    const console = await startConsole({ path: VERIFY })
    console.turn('down')
    await send(console, 'ABCDEFGH')
    expect(contextOf(console)?.errors).toEqual({})
    expect(contextOf(console)?.failure?.message).not.toContain('invalid')
    expect(contextOf(console)?.values).toEqual({ code: 'ABCDEFGH' })
  })

  test('is there again after signing in, and is then forgotten', async () => {
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
    expect(contextOf(after)?.values).toEqual({ code: 'ABCDEFGH' })
    expect([...after.storage.keys()]).not.toContain('session/basalt-device-code')
    await after.send(formSubmitted({ form }))
    expect(after.history.current().path).toBe('/device/success')
  })
})

test('a device that waits gets the token of whoever confirmed its code', async () => {
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
