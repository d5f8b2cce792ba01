import type { SeenScreens } from '#tests/support/seen'

/** Above the tabs of ip-pool-1. */
const ipPoolFacts = [
  'Description: public IPs',
  'Created: Jan 10, 2024 9:00 AM',
  'ID: 19001900-0000-4000-8000-000000000001',
  'Last modified: Jan 10, 2024 9:00 AM',
  'IP version: IPv4',
  'Type: unicast',
  'Assignment: silos',
  'Allocated: 8',
  'Capacity: 24',
]

/** Above those of routed-subnets. */
const subnetPoolFacts = [
  'Description: Whole networks for instances',
  'Created: Feb 16, 2026 9:00 AM',
  'ID: 5b005b00-0000-4000-8000-000000000001',
  'Last modified: Feb 16, 2026 9:00 AM',
  'IP version: IPv4',
  'Addresses remaining: 65,279 of 65,792 left [99.23% left]',
  'Allocated: 513',
  'Capacity: 65,792',
]

/** Above those of the port qsfp0 of switch0. */
const portFacts = [
  'Port: qsfp0',
  'Settings: uplink-0',
  'Switch: switch0',
  'Rack ID: 5acc5acc-0000-4000-8000-000000 000001',
  'ID: 5c185c18-0000-4000-8000-000000000001',
]

export const systemNetworking: SeenScreens = {
  '/system/networking/map': {
    texts: [
      'critical BGP peer on switch0 172.20.15.52 The session on switch0 is in the state active, not established. 2h ago',
      'spine-1 a8:e1:de:01:70:4c 172.20.1.1',
      'qsfp0 on switch0 uplink-0',
      '172.20.15.53/29 qsfp0 on switch0',
      'rack-as AS 65100 1 of 2 peers established',
      '172.20.26.0/25 in rack-services',
      'edge-pool not announced IP pool 1 of 4 left',
      'pocket-lab',
      '1 rack, 2 switches',
    ],
  },
  '/system/networking/ip-pools': {
    lists: {
      'IP pools': [
        'name | description | version | type | assignment | IPs remaining | created',
        8,
        'ip-pool-1 | public IPs | IPv4 | unicast | silos | 16 of 24 left [66.67% left] | Jan 10, 2024 9:00 AM | …',
        'multicast-pool | Many at once | IPv4 | multicast | silos | 63 of 64 left [98.44% left] | Mar 2, 2026 9:00 AM | …',
      ],
    },
  },
  '/system/networking/ip-pools/ip-pool-1': {
    lists: {
      'IP ranges': [
        'First | Last | Addresses | created',
        2,
        '10.0.0.20 | 10.0.0.22 | 3 | Jan 10, 2024 9:11 AM | …',
        '123.4.56.0 | 123.4.56.20 | 21 | Jan 10, 2024 9:10 AM | …',
      ],
    },
    facts: ipPoolFacts,
  },
  '/system/networking/ip-pools/ip-pool-1?tab=silos': {
    lists: {
      'Linked silos': ['Silo | Silo default', 1, 'maze-war | default | …'],
    },
    facts: ipPoolFacts,
  },
  '/system/networking/ip-pools/ip-pool-1?tab=addresses': {
    lists: {
      Addresses: [
        'address | kind | project | Held by | ports | state | Floating since',
        14,
        '123.4.56.2 | SNAT | mock-project | db1 | 0–16383 | running | — | …',
        '123.4.56.4 | Floating, free | mock-project | rootbeer-float | — | — | Feb 10, 2024 9:00 AM | …',
        '123.4.56.8 | Ephemeral | rock-garden | twofold | — | running | — | …',
      ],
      'Silos of the pool': [
        'silo | Silo default | Addresses',
        1,
        'maze-war | default | 8 addresses found',
      ],
    },
    facts: ipPoolFacts,
    texts: [
      '8 of 24 addresses are taken: 8 by objects of silo maze-war that were found, 0 by others',
      'Nothing uses 10.0.0.20–10.0.0.22.',
    ],
  },
  '/system/networking/address-lots': {
    lists: {
      'Address lots': [
        'name | description | kind | Blocks | created',
        2,
        'infra-lot | For the switches of the rack | infra | 172.20.15.32–172.20.15.63 +1 | Jun 2, 2021 9:00 AM | …',
        'services-lot | What the rack is known by | pool | 172.20.26.0–172.20.26.255 | Jun 2, 2021 9:10 AM | …',
      ],
    },
  },
  '/system/networking/address-lots/infra-lot': {
    lists: {
      Blocks: [
        'First address | Last address | Addresses | Used by',
        2,
        '172.20.15.32 | 172.20.15.63 | 32 | Port settings uplink-0 | …',
        'fd00:99::1 | fd00:99::ff | 255 | Loopback address fd00:99::1/64 | …',
      ],
    },
    facts: [
      'Description: For the switches of the rack',
      'Created: Jun 2, 2021 9:00 AM',
      'ID: 10710710-0000-4000-8000-000000000001',
      'Last modified: Jun 2, 2021 9:00 AM',
      'Kind: infra',
      'Addresses: 287',
    ],
  },
  '/system/networking/loopback-addresses': {
    lists: {
      'Loopback addresses': [
        'Address | switch | Address lot | Rack ID',
        1,
        'fd00:99::1/64 | switch0 | infra-lot | 5acc5acc-0000-4000-8000-000000 000001 | …',
      ],
    },
  },
  '/system/networking/allow-list': {
    facts: ['Created: Jun 1, 2021 9:00 AM', 'Last modified: Jun 1, 2021 9:00 AM'],
  },
  '/system/networking/bgp': {
    lists: {
      Peers: [
        'peer | switch | state | Duration | Local ASN | Remote ASN',
        2,
        '172.20.15.51 | switch0 | established | 10 d | 65100 | 65001 | …',
        '172.20.15.52 | switch0 | active | 2 h | 65100 | 65002 | …',
      ],
    },
  },
  '/system/networking/bgp/configurations': {
    lists: {
      Configurations: [
        'name | description | ASN | VRF | Max paths | created',
        1,
        'rack-as | The one autonomous system we are | 65100 | — | 1 | Jun 2, 2021 9:20 AM | …',
      ],
    },
  },
  '/system/networking/bgp/announce-sets': {
    lists: {
      'Announce sets': [
        'name | description | Announcements | created',
        1,
        'rack-services | What we can be reached at | 2 | Jun 2, 2021 9:00 AM | …',
      ],
    },
  },
  '/system/networking/bgp/announce-sets/rack-services': {
    lists: {
      Announcements: [
        'network | Address lot block',
        2,
        '172.20.26.0/25 | services-lot 172.20.26.0 – 172.20.26.255',
        '172.20.26.128/25 | services-lot 172.20.26.0 – 172.20.26.255',
      ],
    },
    facts: [
      'ID: b69db69d-0000-4000-8000-000000000001',
      'Description: What we can be reached at',
      'Created: Jun 2, 2021 9:00 AM',
      'Last modified: Jun 2, 2021 9:00 AM',
    ],
  },
  '/system/networking/bgp/announce-sets/rack-services/edit': {
    lists: {
      Announcements: [
        'Network | Address lot',
        2,
        '172.20.26.0/25 | services-lot',
        '172.20.26.128/25 | services-lot',
      ],
    },
  },
  '/system/networking/bgp/exported': {
    lists: {
      'Exported prefixes': [
        'prefix | peer | switch',
        2,
        '172.20.26.0/25 | 172.20.15.51 | switch0',
        '172.20.26.128/25 | 172.20.15.51 | switch0',
      ],
    },
  },
  '/system/networking/bgp/imported': {
    lists: {
      'Imported routes': [
        'prefix | Next hop | switch | Router ID',
        2,
        '172.20.0.0/16 | 172.20.15.51 | switch0 | 0.0.0.1',
        '10.0.0.0/8 | 172.20.15.51 | switch0 | 0.0.0.2',
      ],
    },
  },
  '/system/networking/bgp/history': {
    texts: [
      'AS 65100 (rack-as)',
      'switch0 172.20.15.51: 3 messages 172.20.15.52: 0 messages',
      'switch1 No peers of this autonomous system.',
    ],
  },
  '/system/networking/bfd': {
    lists: {
      BFD: [
        'peer | local | switch | mode | state | Threshold | Required rx | Lost after',
        4,
        '172.20.15.52 | — | switch0 | Multi hop | down | 3 | 1 s | 3 s | …',
        '172.20.15.52 | — | switch1 | Multi hop | admin down | 3 | 1 s | 3 s | …',
      ],
    },
  },
  '/system/networking/subnet-pools': {
    lists: {
      'Subnet pools': [
        'name | description | version | Addresses remaining | created',
        3,
        'routed-subnets | Whole networks for instances | IPv4 | 65,279 of 65,792 left [99.23% left] | Feb 16, 2026 9:00 AM | …',
        'spare-subnets | Without members | IPv4 | 0 of 0 left | Feb 17, 2026 9:00 AM | …',
      ],
    },
  },
  '/system/networking/subnet-pools/routed-subnets': {
    lists: {
      Members: [
        'Subnet | Allocations | created',
        2,
        '100.64.0.0/16 | from /20 to /28 | Feb 16, 2026 9:20 AM | …',
        '203.0.113.0/24 | from /26 to /32 | Feb 16, 2026 9:20 AM | …',
      ],
    },
    facts: subnetPoolFacts,
  },
  '/system/networking/subnet-pools/routed-subnets?tab=silos': {
    lists: {
      'Linked silos': ['Silo | Silo default', 2, 'maze-war | default | …', 'myriad |  | …'],
    },
    facts: subnetPoolFacts,
  },
  '/system/networking/switch-ports': {
    lists: {
      'Switch ports': [
        'port | switch | settings | Rack ID',
        4,
        'qsfp0 on switch0 | switch0 | uplink-0 | 5acc5acc-0000-4000-8000-000000 000001 | …',
        'qsfp1 on switch0 | switch0 | — | 5acc5acc-0000-4000-8000-000000 000001 | …',
      ],
    },
  },
  '/system/networking/switch-ports/5c185c18-0000-4000-8000-000000000001': {
    facts: [
      ...portFacts,
      'Link state: Up',
      'Enabled: Yes',
      'Speed: 100 Gbit/s',
      'FEC: Reed–Solomon',
      'Autonegotiation: No',
      'MTU: 1500',
      'Temperature: 41.5 °C',
      'Supply voltage: 3.29 V',
      'Receiver power: 1.02, 0.98, 1.01, 0.97 mW',
    ],
  },
  '/system/networking/switch-ports/5c185c18-0000-4000-8000-000000000001?tab=neighbors': {
    lists: {
      'LLDP neighbors': [
        'System name | Link name | Local port | Chassis ID | Management IPs | First seen | Last seen',
        2,
        'spine-1 | Ethernet1/1 | qsfp0 | a8:e1:de:01:70:4c | 172.20.1.1 | Oct 1, 2024 4:00 AM | Jan 15, 2025 11:59 AM',
        'spine-2 | Ethernet1/1 | qsfp0 | a8:e1:de:01:70:4d | 172.20.1.2 | Oct 1, 2024 4:00 AM | Jan 15, 2025 11:59 AM',
      ],
    },
    facts: portFacts,
  },
  '/system/networking/switch-ports/5c185c18-0000-4000-8000-000000000001?tab=lldp': {
    facts: [
      ...portFacts,
      'LLDP: Enabled',
      'Chassis ID: basalt-rack-1',
      'System name: switch0',
      'System description: —',
      'Link name: qsfp0',
      'Link description: to the spine',
      'Management IP: 172.20.15.53',
    ],
  },
  '/system/networking/port-settings': {
    lists: {
      'Port settings': [
        'name | description | Used by | created',
        2,
        'uplink-0 | The way out of the rack | qsfp0 on switch0 | Jun 2, 2021 10:00 AM | …',
        'uplink-spare | — | — | Feb 14, 2022 11:00 AM | …',
      ],
    },
  },
  '/system/networking/port-settings/uplink-0': {
    lists: {
      Links: [
        'Link | Speed | FEC | Autonegotiation | MTU',
        1,
        'phy0 | 100 Gbit/s | Reed–Solomon | No | 1500',
      ],
      LLDP: [
        'Link | Enabled | System name | Link name | Link description | Chassis ID | Management IP',
        1,
        'phy0 | Yes | — | — | to the spine | — | —',
      ],
      Interfaces: ['Interface | Kind | IPv6', 1, 'phy0 | Primary | No'],
      Addresses: [
        'Address | Interface | Address lot | VLAN',
        1,
        '172.20.15.53/29 | phy0 | infra-lot | —',
      ],
      Routes: [
        'Destination | Gateway | Interface | VLAN | RIB priority',
        1,
        '0.0.0.0/0 | 172.20.15.49 | phy0 | — | —',
      ],
      'BGP peers': [
        'Peer | BGP configuration | Remote ASN | MD5 key | Import | Export | Communities | Hold time (s) | Keepalive (s)',
        2,
        '172.20.15.51 | rack-as | 65001 | None | 172.20.0.0/16, 10.0.0.0/8 | All | 65000 | 6 | 2',
        '172.20.15.52 | rack-as | 65002 | None | 172.20.0.0/16, 10.0.0.0/8 | All | 65000 | 6 | 2',
      ],
    },
    facts: [
      'Description: The way out of the rack',
      'Created: Jun 2, 2021 10:00 AM',
      'ID: 5c195c19-0000-4000-8000-000000000001',
      'Last modified: Jun 2, 2021 10:00 AM',
      'Geometry: QSFP28 × 1',
      'Used by: qsfp0 on switch0',
    ],
  },
  '/system/networking/port-settings/uplink-0/edit': {
    lists: {
      Links: ['Link | Speed | MTU', 1, 'phy0 | 100 Gbit/s | 1500'],
      Interfaces: ['Link | Kind', 1, 'phy0 | Primary'],
      Addresses: ['Address | Lot | Link', 1, '172.20.15.53/29 | infra-lot | phy0'],
      Routes: ['Destination | Gateway | Link', 1, '0.0.0.0/0 | 172.20.15.49 | phy0'],
      'BGP peers': [
        'Peer | Configuration | Link',
        2,
        '172.20.15.51 | rack-as | phy0',
        '172.20.15.52 | rack-as | phy0',
      ],
    },
  },
  '/system/networking/service-pool': {
    lists: {
      'IP pools': [
        'name | description | version | type | assignment | IPs remaining | created',
        1,
        'service-pool | For the services of the rack | IPv4 | unicast | system services | 16 of 16 left [100.00% left] | Jun 1, 2021 9:00 AM | …',
      ],
    },
  },
  '/system/networking/loopback-addresses?columns=address,block': {
    lists: {
      'Loopback addresses': [
        'Address | Block ID',
        1,
        'fd00:99::1/64 | 10710711-0000-4000-8000-000000 000002 | …',
      ],
    },
  },
  '/system/networking/subnet-pools/routed-subnets?columns=subnet,min,max': {
    lists: {
      Members: [
        'Subnet | Min prefix length | Max prefix length',
        2,
        '100.64.0.0/16 | 20 | 28 | …',
        '203.0.113.0/24 | 26 | 32 | …',
      ],
    },
    facts: subnetPoolFacts,
  },
  '/system/networking/switch-ports/5c185c18-0000-4000-8000-000000000001?tab=neighbors&columns=system-name,system-description,link-description':
    {
      lists: {
        'LLDP neighbors': [
          'System name | System description | Link description',
          2,
          'spine-1 | A switch of somebody else | —',
          'spine-2 | A switch of somebody else | —',
        ],
      },
      facts: portFacts,
    },
}
