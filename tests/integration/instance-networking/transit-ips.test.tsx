import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { body, cells, show } from './shown'

describe('the transit IPs', () => {
  const add = () => screen.getByRole('button', { name: 'Add transit IP' })
  const clear = () => screen.getByRole('button', { name: 'Clear new transit IP' })
  const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Transit IPs' })
  const listed = () => cells('Transit IPs').map(([ip]) => ip)
  const isOff = (button: HTMLElement) =>
    button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true'
  const edit = async () => {
    const console = await show('big-iron', 'rock-garden')
    await console.press(body(), 'button', 'Actions for net0')
    await console.press(body(), 'menuitem', 'Edit')
    return {
      ...console,
      type: async (text: string) => {
        await console.user.type(input(), text)
        await console.settle()
      },
    }
  }

  test('are validated when added, and clear the error while they are corrected', async () => {
    const { type, press, user, settle } = await edit()
    expect(isOff(add()) && isOff(clear())).toBe(true)
    await type('10.0.0.0')
    expect(input().getAttribute('aria-invalid')).not.toBe('true')
    await press(body(), 'button', 'Add transit IP')
    expect(document.body.textContent).toContain('Must contain an IP address and a width')
    await press(body(), 'button', 'Clear new transit IP')
    expect(input().value).toBe('')
    expect(document.body.textContent).not.toContain('Must contain an IP address and a width')

    await type('10.0.0.0')
    expect(document.body.textContent).not.toContain('Must contain an IP address and a width')
    await press(body(), 'button', 'Add transit IP')
    await type('/8')
    expect(document.body.textContent).not.toContain('Must contain an IP address and a width')
    await user.keyboard('{Enter}')
    await settle()
    expect(listed()).toEqual(['10.0.0.0/8'])
    expect(input().value).toBe('')
    expect(screen.getByRole('dialog', { name: 'Edit network interface' })).toBeTruthy()

    await type('10.0.0.0/8')
    expect(document.body.textContent).not.toContain('already in list')
    await press(body(), 'button', 'Add transit IP')
    expect(document.body.textContent).toContain('Transit IP already in list')
  })

  test('are saved with the one being typed, unless that is invalid', async () => {
    const { type, press, user, requests } = await edit()
    await type('10.0.0.0/8')
    await user.keyboard('{Enter}')
    await type('not one')
    await press(body(), 'button', 'Update network interface')
    expect(requests.some(({ method }) => method === 'PUT')).toBe(false)
    expect(document.activeElement).toBe(input())
    await press(body(), 'button', 'Clear new transit IP')
    await type('fd00::/8')
    await press(body(), 'button', 'Update network interface')
    const sent = requests.findLast(({ method }) => method === 'PUT')
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ transit_ips: ['10.0.0.0/8', 'fd00::/8'] })
    expect(cells('Network interfaces')[0]?.[5]).toBe('10.0.0.0/8+1')
  })

  test('can be removed again', async () => {
    const { type, press, user } = await edit()
    await type('10.0.0.0/8')
    await user.keyboard('{Enter}')
    await press(body(), 'button', 'Remove IP 10.0.0.0/8')
    expect(screen.queryByRole('table', { name: 'Transit IPs' })).toBeNull()
  })
})
