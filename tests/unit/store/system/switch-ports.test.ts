import { describe, expect, test } from 'vitest'
import type { SwitchPort } from '@/api/generated/types'
import { planOf } from '@/store/bulk/plan'
import { switchPortActions } from '@/store/system/switch-ports/actions'
import { clearingSettings } from '@/store/system/switch-ports/bulk'
import { sessionRisk, statusFacts } from '@/store/system/switch-ports/rules'

const port = (id: string, portSettingsId: string | null): SwitchPort => ({
  id,
  portName: 'qsfp0',
  portSettingsId,
  rackId: 'r',
  switchSlot: 'switch0',
})

describe('the risk for the own connection', () => {
  const ports = [port('a', 's'), port('b', 's'), port('c', null)]

  test.each([
    [['c'], 'none'],
    [['a'], 'possible'],
    [['a', 'b'], 'sure'],
    [[], 'none'],
  ] as const)('of a change to %o is %s', (changed, risk) => {
    expect(sessionRisk(ports, new Set(changed))).toBe(risk)
  })
})

describe('of a status', () => {
  test('the links are recognized by name', () => {
    expect(
      statusFacts({
        link: { phy0: { linkState: 'up', speed: 'speed100_g', fec: 'rs' } },
        monitors: null,
      }),
    ).toEqual([
      {
        link: 'phy0',
        facts: [
          ['Link state', 'Up'],
          ['Speed', '100 Gbit/s'],
          ['FEC', 'Reed–Solomon'],
        ],
      },
    ])
  })

  test('a single link is recognized, and the readings of the transceiver', () => {
    expect(
      statusFacts({
        link: { linkState: 'down', enabled: true },
        monitors: { temperature: 41.5, receiverPower: [{ Average: 1.02 }, { Average: 0.9 }] },
      }),
    ).toEqual([
      {
        link: '',
        facts: [
          ['Link state', 'Down'],
          ['Enabled', 'Yes'],
        ],
      },
      {
        link: 'Transceiver',
        facts: [
          ['Temperature', '41.5 °C'],
          ['Receiver power', '1.02, 0.9 mW'],
        ],
      },
    ])
  })

  test.each([null, 'up', [], {}, { link: 7, monitors: 'warm' }])('%o says nothing', status => {
    expect(statusFacts(status)).toEqual([])
  })
})

test('clearing the settings of all ports together warns of the lost connection', () => {
  const ports = [port('a', 's'), port('b', 's'), port('c', null)].map(each => ({
    ...each,
    name: each.id,
    actions: switchPortActions(each, {
      reason: undefined,
      settings: each.portSettingsId ?? undefined,
      risk: 'possible',
    }),
  }))
  const plan = (rows: typeof ports) =>
    planOf(rows, clearingSettings(ports), {
      noun: 'switch port',
      screen: '',
      keyOf: ({ id }) => id,
      nameOf: ({ name }) => name,
    })
  expect(plan(ports.slice(0, 1)).acknowledgement).toBeUndefined()
  expect(plan(ports).acknowledgement).toBe('I can reach the rack another way')
  expect(plan(ports).rows.map(({ source }) => source !== undefined)).toEqual([true, true, false])
})
