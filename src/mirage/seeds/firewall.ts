import type { FirewallRuleRecord } from '../models/records'
import { defaultFirewallRules } from '../rules/new-vpc'
import type { BackendState } from '../server/backend-state'
import { fixedId, named } from './fixed'

type Rule = Omit<FirewallRuleRecord, 'id' | 'vpcId' | 'timeCreated' | 'timeModified'>

const tcp = { type: 'tcp' as const }
const udp = { type: 'udp' as const }
const icmp = { type: 'icmp' as const, value: null }

const any = { hosts: null, protocols: null, ports: null }

const plain = {
  description: '',
  status: 'enabled',
  direction: 'inbound',
  action: 'allow',
  priority: 65534,
  filters: any,
} satisfies Partial<Rule>

const everywhere: Rule['targets'] = [{ type: 'vpc', value: 'default' }]

/** Rules of the VPCs that do not have the default ones. */
const sets = {
  mock: defaultFirewallRules('mock-vpc'),

  lots: [
    {
      ...plain,
      name: 'lots-of-filters',
      description: 'More filters than fit into a cell',
      targets: everywhere,
      filters: {
        hosts: [
          { type: 'instance', value: 'restarting-soon' },
          { type: 'subnet', value: 'default' },
          { type: 'ip', value: '192.0.2.17' },
        ],
        protocols: [tcp],
        ports: ['5432', '9000-9100'],
      },
    },
    {
      ...plain,
      name: 'lots-of-targets',
      description: 'More targets than fit into a cell',
      targets: [
        { type: 'instance', value: 'never-cooled' },
        { type: 'ip', value: '192.0.2.18' },
        { type: 'subnet', value: 'default' },
      ],
      filters: { ...any, ports: ['80'] },
    },
  ],

  strata: [
    {
      ...plain,
      name: 'keep-out',
      description: 'Wins over everything else',
      action: 'deny',
      priority: 0,
      targets: [{ type: 'subnet', value: 'layer-8' }],
      filters: { ...any, hosts: [{ type: 'ip_net', value: '0.0.0.0/0' }] },
    },
    {
      ...plain,
      name: 'last-resort',
      description: 'Loses against everything else',
      priority: 65535,
      targets: [{ type: 'vpc', value: 'strata' }],
    },
    {
      ...plain,
      name: 'no-mail',
      direction: 'outbound',
      action: 'deny',
      priority: 100,
      targets: [{ type: 'vpc', value: 'strata' }],
      filters: { ...any, protocols: [tcp], ports: ['25', '465', '587'] },
    },
    {
      ...plain,
      name: 'asleep',
      description: 'Switched off',
      status: 'disabled',
      priority: 2000,
      targets: [{ type: 'instance', value: 'steady' }],
      filters: { ...any, protocols: [udp] },
    },
    {
      ...plain,
      name: 'every-target',
      priority: 3000,
      targets: [
        { type: 'vpc', value: 'strata' },
        { type: 'subnet', value: 'layer-1' },
        { type: 'instance', value: 'granite' },
        { type: 'ip', value: '10.20.1.20' },
        { type: 'ip_net', value: '10.20.2.0/24' },
      ],
      filters: { ...any, protocols: [icmp] },
    },
    {
      ...plain,
      name: 'every-filter',
      priority: 4000,
      targets: [{ type: 'subnet', value: 'layer-2' }],
      filters: {
        hosts: [
          { type: 'vpc', value: 'strata' },
          { type: 'subnet', value: 'layer-3' },
          { type: 'instance', value: 'crossroads' },
          { type: 'ip', value: '192.0.2.44' },
          { type: 'ip_net', value: '2001:db8::/32' },
        ],
        protocols: [tcp, udp, icmp],
        ports: ['22', '80', '443', '8000-8099', '30000-32767'],
      },
    },
  ],
} satisfies Record<string, Rule[]>

/** Adds a set of rules to a VPC. */
export const seedRules = (
  { firewallRules }: BackendState['db'],
  vpcId: string,
  set: keyof typeof sets,
) => {
  for (const { name, description, ...rule } of sets[set]) {
    const id = fixedId('firewallRule', firewallRules.count + 1)
    firewallRules.insert({ ...named(id, name, description, '2024-01-17'), ...rule, vpcId })
  }
}
