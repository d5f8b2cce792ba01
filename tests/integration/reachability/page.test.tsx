import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import { show } from '../instance-networking/shown'
import { recordOf } from '../instances/support'

const open = (search = '') => show('db1', 'mock-project', `reachability${search}`)
const body = () => document.body
const verdict = () => screen.getByRole('heading', { level: 2 }).textContent
const stateOf = (title: string) =>
  screen.getByRole('heading', { level: 4, name: title }).closest('li')?.dataset.state

/** Renames the VPC as its rules call it, which is how the demo’s other VPCs are. */
const usual = async (search = '') => {
  const shown = await open(search)
  const { press, settle, backend } = shown
  await press(body(), 'button', 'Rename in 3 rules')
  await press(screen.getByRole('dialog'), 'button', 'Rename')
  await settle()
  return { ...shown, db: backend.backendState.db }
}

describe('the check of an instance', () => {
  test('cannot tell if rules name another VPC, and offers to rename it in one write', async () => {
    const { requests } = await open()
    expect(verdict()).toBe('Cannot tell: firewall rules name the VPC default')
    expect(screen.getByText(/Leads to: Reachable/)).toBeTruthy()
    expect(requests.some(({ method }) => method === 'PUT')).toBe(false)
  })

  test('is reachable once the rules name their own VPC', async () => {
    const { requests } = await usual()
    const puts = requests.filter(({ method }) => method === 'PUT')
    expect(puts).toHaveLength(1)
    const { rules } = JSON.parse(String(puts[0]!.body)) as { rules: { targets: unknown }[] }
    expect(rules.map(({ targets }) => targets)).toEqual([
      [{ type: 'vpc', value: 'mock-vpc' }],
      [{ type: 'vpc', value: 'mock-vpc' }],
      [{ type: 'vpc', value: 'mock-vpc' }],
    ])
    expect(verdict()).toBe('Reachable as far as the rack is concerned')
  })

  test('offers a rule for a denied port, and is reachable once it is saved', async () => {
    const { press, settle, send } = await usual('?port=443')
    expect(verdict()).toBe('Blocked by the firewall: no rule allows it')
    const offer = screen.getByRole('list', { name: 'What you can do' })
    expect(offer.textContent).toContain('Leads to: Reachable as far as the rack is concerned')
    expect(offer.textContent).toContain('Open to everyone')
    const to = within(offer).getByRole('link', { name: 'Add firewall rule' }).getAttribute('href')!
    await send(navigationRequested({ to }))
    await settle()
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'allow-tcp-443')
    await press(body(), 'button', 'Create rule')
    await settle()
    expect(verdict()).toBe('Reachable as far as the rack is concerned')
  })

  test('counts a second obstacle behind the one that decides', async () => {
    const { db, settle, send } = await usual('?port=443')
    db.instances.update(recordOf(db.instances, 'db1').id, { runState: 'stopped' })
    await send({ type: 'queries/refreshRequested' } as never)
    await settle()
    expect(verdict()).toBe('Blocked by the instance: db1 is stopped, 1 more obstacle behind it')
    expect([stateOf('Instance'), stateOf('Firewall, inbound')]).toEqual(['blocks', 'blocks'])
  })
})
