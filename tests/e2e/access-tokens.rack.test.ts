import { startRack } from './support/rack'
import { confirm, heading } from './support/screen'
import { expect, test } from './support/test'

test('a token is made for a tool, used over HTTP and deleted', async ({ page }) => {
  const rack = await startRack('--release', 'newest')
  const form = async (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams({
      client_id: '5f0e6a0c-8f3a-4a58-9a5a-0d0c1a2b3c4d',
      ...fields,
    })
    const response = await fetch(`${rack.api}${path}`, { method: 'POST', body })
    return (await response.json()) as Record<string, string>
  }
  try {
    const { user_code = '', device_code = '' } = await form('/device/auth', {})
    await page.goto(`${rack.url}/device/verify`)
    await expect(page.getByRole('textbox', { name: 'Character 1.' })).toBeFocused()
    await page.keyboard.type(user_code)
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Device logged in')).toBeVisible()
    const { access_token = '' } = await form('/device/token', {
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      device_code,
    })
    const ask = () =>
      fetch(`${rack.api}/v1/me`, { headers: { authorization: `Bearer ${access_token}` } })
    const { display_name } = (await (await ask()).json()) as { display_name: string }
    expect(display_name).toBe('Ada Quarry')

    await page.goto(`${rack.url}/settings/access-tokens`)
    // The newest is first.
    const token = page.locator('main tbody tr').first()
    await expect(token).toBeVisible()
    const before = await page.locator('main tbody tr').count()
    await token.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await confirm(page, 'Delete access token')
    await expect(page.locator('main tbody tr')).toHaveCount(before - 1)
    expect((await ask()).status).toBe(401)
    expect(await page.evaluate(() => window.basalt?.log())).not.toContain(access_token)
  } finally {
    await rack.stop()
  }
})
