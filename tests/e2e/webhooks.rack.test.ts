import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startRack } from './support/rack'
import { button, dialog, expectToast, field, heading, menuItem } from './support/screen'
import { expect, test } from './support/test'

/** Of the webhook in the seeds. */
const SECRET = 'abc'

test('a webhook that fails is sent to its receiver again once that is repaired', async ({
  page,
}) => {
  let status = 500
  const received: { alertClass: string; signature: string; body: string }[] = []
  const receiver = createServer(async (message, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of message) chunks.push(chunk as Buffer)
    received.push({
      alertClass: String(message.headers['x-oxide-alert-class']),
      signature: String(message.headers['x-oxide-signature']),
      body: Buffer.concat(chunks).toString(),
    })
    response.writeHead(status).end()
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const rack = await startRack('--release', 'newest')
  try {
    await page.goto(`${rack.url}/system/alerting/receivers/broken-hook/edit`)
    const form = dialog(page, 'Edit webhook')
    const { port } = receiver.address() as AddressInfo
    await field(form, 'Endpoint URL').fill(`http://localhost:${port}/hook`)
    await button(form, 'Update webhook').click()
    await expect(heading(page, 'broken-hook')).toBeVisible()
    await expectToast(page, /updated/)

    const resendAll = async () => {
      await page.getByRole('tab', { name: 'Deliveries' }).click()
      await button(page, 'Resend all failed').click()
      await button(dialog(page, 'Resend all failed'), 'Resend all').click()
    }
    await resendAll()
    await expectToast(page, 'The probe failed: HTTP error 500.')
    status = 204
    await button(page, 'Webhook actions').click()
    await menuItem(page, 'Send probe').click()
    await expect(page.getByRole('main')).toContainText('204')
    await resendAll()
    await expectToast(page, '2 deliveries started')
    await expect
      .poll(() => received.map(({ alertClass }) => alertClass).toSorted())
      .toEqual([
        'hardware.power_shelf.psu.inserted',
        'hardware.power_shelf.psu.removed',
        'probe',
        'probe',
        'probe',
      ])
    const delivered = page.getByRole('row').filter({ hasText: 'resend' }).first()
    await expect(async () => {
      await button(page, 'Refresh data').click()
      await expect(delivered).toContainText('Succeeded', { timeout: 500 })
    }).toPass()

    const { signature, body } = received.at(-1)!
    await page.getByRole('tab', { name: 'Check' }).click()
    await field(page, 'Raw body').fill(body)
    await field(page, 'Signature header').fill(signature)
    await field(page, 'Secret').fill(SECRET)
    await expect(page.getByText('Matches secret')).toBeVisible()
    await field(page, 'Raw body').fill(body.replace('psu', 'PSU'))
    await expect(page.getByText('Does not match')).toBeVisible()
  } finally {
    await rack.stop()
    receiver.close()
  }
})
