import { describe, expect, test } from 'vitest'
import { selectAddressNote } from '@/store/system/loopback-addresses/create.form'
import { selectLoopbackAddressRows } from '@/store/system/loopback-addresses/loopback-addresses'
import { startConsole, type TestConsole } from '#tests/support/console'
import { fill, formOf, sentBody, submit } from '../instance-networking/support'
import { chooseAndConfirm, reasonsOf } from '../instances/support'

const PAGE = '/system/networking/loopback-addresses'
const form = 'loopbackAddressCreate'

const rowsOf = (console: TestConsole) => selectLoopbackAddressRows(console.state())

describe('loopback addresses', () => {
  test.each([
    [14, 'switch_location'],
    [18, 'switch_location'],
    [19, 'switch_slot'],
    [23, 'switch_slot'],
  ] as const)('are listed, created and deleted at release %d', async (release, slot) => {
    const console = await startConsole({ path: `${PAGE}-new`, release })
    expect(rowsOf(console)).toMatchObject([
      { name: 'fd00:99::1/64', switchSlot: 'switch0', lot: 'infra-lot' },
    ])
    await fill(console, form, {
      addressLot: 'infra-lot',
      switchSlot: 'switch1',
      address: ' 172.20.15.40 ',
    })
    expect(formOf(console, form)?.values).toMatchObject({ mask: 32 })
    await submit(console, form)
    expect(sentBody(console, 'POST')).toEqual({
      address_lot: 'infra-lot',
      rack_id: rowsOf(console)[0]!.rackId,
      [slot]: 'switch1',
      address: '172.20.15.40',
      mask: 32,
      anycast: false,
    })
    expect(console.history.current().path).toBe(PAGE)
    const row = rowsOf(console).find(({ name }) => name === '172.20.15.40/32')
    expect(row).toMatchObject({ switchSlot: 'switch1', lot: 'infra-lot' })
    await chooseAndConfirm(console, row!.actions, 'Delete')
    expect(rowsOf(console)).toHaveLength(1)
    // The colons of an address are part of the path.
    await chooseAndConfirm(console, rowsOf(console)[0]!.actions, 'Delete')
    expect(rowsOf(console)).toHaveLength(0)
  })

  test('cannot be deleted by those who may only view', async () => {
    const console = await startConsole({ path: PAGE, release: 23, user: 'Bruno Slate' })
    expect(reasonsOf(rowsOf(console)[0]!.actions)).toEqual({
      Delete: 'Needs the role admin on the fleet',
    })
  })
})

describe('the address of a new one', () => {
  test('is checked against the blocks of the lot while it is typed', async () => {
    const console = await startConsole({ path: `${PAGE}-new`, release: 23 })
    await fill(console, form, { addressLot: 'infra-lot', address: '172.20.15.' })
    expect(selectAddressNote(console.state())).toBeUndefined()
    await fill(console, form, { address: '172.20.15.9' })
    expect(selectAddressNote(console.state())).toBe('Not in a block of infra-lot')
    await fill(console, form, { address: 'fd00:99::1' })
    expect(selectAddressNote(console.state())).toBe('switch0 already has this address')
    expect(formOf(console, form)?.values).toMatchObject({ mask: 128 })
    await submit(console, form)
    expect(formOf(console, form)?.errors).toEqual({ address: 'switch0 already has this address' })
  })

  test('has the message of the server if a port has the address', async () => {
    const console = await startConsole({ path: `${PAGE}-new`, release: 23 })
    const { addresses } = Array.from(console.backend.backendState.db.portSettings.all())[0]!
    const [address = ''] = addresses[0]!.address.split('/')
    await fill(console, form, { addressLot: 'infra-lot', address })
    await submit(console, form)
    const { errors, failure } = formOf(console, form)!
    expect(errors['address']).toMatch(/address unavailable/i)
    expect(failure?.message).toBe(errors['address'])
  })
})
