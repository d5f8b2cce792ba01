import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { selectSignIn } from '@/store/silo/sign-in-settings/sign-in.form'
import { startConsole } from '#tests/support/console'
import { showConsole } from '#tests/support/shown-console'
import { toastsOf } from '../instances/support'

const path = '/sign-in-settings'
const form = 'signInSettings'

test.each([
  [{ isUnlimited: false, life: 2, unit: 'days' }, 172_800],
  [{ isUnlimited: false, life: 1.5, unit: 'hours' }, 5_400],
])('the longest life %j of tokens is saved in seconds', async (values, seconds) => {
  const console = await startConsole({ path, release: 15 })
  await console.send(formChanged({ form, values }))
  expect(selectSignIn(console.state())).toMatchObject({ seconds, isShortened: true })
  await console.send(formSubmitted({ form }))
  const [sent] = console.requests.filter(({ method }) => method === 'PUT')
  expect(JSON.parse(sent?.body ?? '')).toEqual({ device_token_max_ttl_seconds: seconds })
  expect(toastsOf(console).map(({ text }) => text)).toEqual(['Sign-in settings saved'])
  expect(selectSignIn(console.state())).toMatchObject({ isChanged: false })
})

test.each([
  [0, 'It must be at least one second.'],
  [50_000, 'It must be at most 4,294,967,295 seconds.'],
  [null, 'Longest life of an access token is required'],
])('a life of %s days is not sent', async (life, message) => {
  const console = await startConsole({ path, release: 15 })
  await console.send(formChanged({ form, values: { isUnlimited: false, life, unit: 'days' } }))
  await console.send(formSubmitted({ form }))
  expect(console.state().actors[`form/${form}`]?.context).toMatchObject({
    errors: { life: message },
  })
  expect(console.requests.filter(({ method }) => method === 'PUT')).toEqual([])
})

test('users who are not administrators see the settings, and why they cannot change them', async () => {
  const { state } = await showConsole({ path, release: 15, user: 'Dario Marl' })
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'No limit' }).disabled).toBe(true)
  expect(selectSignIn(state()).reason).toBeDefined()
})

test('the page needs release 15', async () => {
  const { requests, settle } = await showConsole({ path, release: 14 })
  await settle()
  expect(screen.getByRole('heading', { name: 'Needs system release 15' })).toBeTruthy()
  expect(requests.filter(({ url }) => url.includes('auth-settings'))).toEqual([])
})
