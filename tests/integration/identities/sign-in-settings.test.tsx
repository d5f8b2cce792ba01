import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { confirmAccepted } from '@/store/confirm/confirm'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { selectSignIn } from '@/store/silo/sign-in-settings/sign-in.form'
import { startConsole, type TestConsole } from '#tests/support/console'
import { showConsole } from '#tests/support/shown-console'
import { toastsOf } from '../instances/support'

const path = '/sign-in-settings'
const form = 'signInSettings'

const puts = ({ requests }: Pick<TestConsole, 'requests'>) =>
  requests.filter(({ method }) => method === 'PUT')

test.each([
  [{ isUnlimited: false, life: 2, unit: 'days' }, 172_800],
  [{ isUnlimited: false, life: 1.5, unit: 'hours' }, 5_400],
])('the longest life %j of tokens is saved in seconds', async (values, seconds) => {
  const console = await startConsole({ path, release: 15 })
  await console.send(formChanged({ form, values }))
  expect(selectSignIn(console.state())).toMatchObject({ seconds })
  await console.send(selectSignIn(console.state()).question!)
  expect(puts(console)).toEqual([])
  await console.send(confirmAccepted())
  const [sent] = puts(console)
  expect(console.state().actors.confirm?.value).toBe('closed')
  expect(JSON.parse(sent?.body ?? '')).toEqual({ device_token_max_ttl_seconds: seconds })
  expect(toastsOf(console).map(({ text }) => text)).toEqual(['Sign-in settings saved'])
  expect(selectSignIn(console.state())).toMatchObject({ isChanged: false })
})

test('only a shorter life is asked about', async () => {
  const console = await showConsole({ path, release: 15 })
  const save = async (values: Record<string, unknown>) => {
    await console.send(formChanged({ form, values }))
    await console.user.click(screen.getByRole('button', { name: 'Save' }))
    await console.settle()
  }
  await save({ isUnlimited: false, life: 36, unit: 'hours' })
  const dialog = screen.getByRole('dialog', { name: 'Limit access tokens' })
  expect(dialog.textContent).toContain('36 hours')
  expect(dialog.textContent).toContain('Existing tokens do not change.')
  await console.user.click(screen.getByRole('button', { name: 'Limit access tokens' }))
  await console.settle()
  await save({ life: 3, unit: 'days' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(puts(console)).toHaveLength(2)
  const asksFor = async (values: Record<string, unknown>) => {
    await console.send(formChanged({ form, values }))
    return selectSignIn(console.state()).question !== undefined
  }
  expect(await asksFor({ life: 72, unit: 'hours' })).toBe(false)
  expect(await asksFor({ life: 73 })).toBe(false)
  expect(await asksFor({ life: 71 })).toBe(true)
  expect(await asksFor({ isUnlimited: true })).toBe(false)
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
