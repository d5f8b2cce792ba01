import type { SeenScreens } from '#tests/support/seen'

/** Above the tabs of the VPC mock-vpc. */
const vpcFacts = [
  'Description: a fake vpc',
  'DNS name: mock-vpc',
  'IPv6 prefix: fd9b:870a:4245::/48',
  'ID: 09c009c0-0000-4000-8000-000000000001',
  'Created: Jan 15, 2024 9:35 AM',
  'Last modified: Jan 15, 2024 9:35 AM',
]

/** Above those of strata. */
const strataFacts = [
  'Description: —',
  'DNS name: strata',
  'IPv6 prefix: fd4a:c3db:8a1a::/48',
  'ID: defa0175-000b-4000-8000-000000000001',
  'Created: Mar 11, 2024 7:50 AM',
  'Last modified: Mar 11, 2024 7:50 AM',
]

export const projectNetworking: SeenScreens = {
  '/projects/blank-slate/delete': {
    lists: {
      'internet gateways that can be deleted': ['name | VPC', 1, 'default | default'],
      'subnets that can be deleted': ['name | VPC', 1, 'default | default'],
      'VPCs that can be deleted': ['name', 1, 'default'],
    },
    texts: [
      '3 things are in the way',
      '1 VPC with 1 subnet, 0 routers, and 1 internet gateway.',
      'There is no undo, and nothing is kept.',
    ],
  },
  '/projects/mock-project/floating-ips': {
    lists: {
      'Floating IPs': [
        'name | description | IP address | version | IP pool | Attached to instance',
        2,
        'cola-float | A favourite. | 123.4.56.5 | IPv4 | ip-pool-1 | db1 | …',
        'rootbeer-float | A classic. | 123.4.56.4 | IPv4 | ip-pool-1 | — | …',
      ],
    },
  },
  '/projects/mock-project/floating-ips/rootbeer-float/edit': {
    facts: [
      'ID: f10af10a-0000-4000-8000-000000000001',
      'Created: Feb 10, 2024 9:00 AM',
      'Last modified: Feb 10, 2024 9:00 AM',
      'IP address: 123.4.56.4',
      'IP pool: ip-pool-1',
      'Instance: —',
    ],
  },
  '/projects/mock-project/floating-ips?pool=ip-pool-1': {
    facts: [
      'ID: 19001900-0000-4000-8000-000000000001',
      'Description: public IPs',
      'Version: IPv4',
      'Type: unicast',
      'Silo default: Yes',
      'Created: Jan 10, 2024 9:00 AM',
      'Last modified: Jan 10, 2024 9:00 AM',
    ],
  },
  '/projects/mock-project/external-subnets': {
    lists: {
      'External subnets': [
        'name | description | Subnet | version | Subnet pool | instance',
        2,
        'cluster-net | — | 100.64.0.0/24 | IPv4 | routed-subnets | db1 | …',
        'idle-net | — | 100.64.1.0/24 | IPv4 | routed-subnets | — | …',
      ],
    },
  },
  '/projects/mock-project/external-subnets/cluster-net/edit': {
    facts: [
      'ID: e15be15b-0000-4000-8000-000000000001',
      'Subnet: 100.64.0.0/24',
      'Subnet pool: routed-subnets',
      'Instance: db1',
      'Created: Feb 20, 2026 9:00 AM',
      'Last modified: Feb 20, 2026 9:00 AM',
    ],
  },
  '/projects/mock-project/vpcs': {
    lists: {
      VPCs: [
        'name | DNS name | description | Firewall rules | created',
        1,
        'mock-vpc | mock-vpc | a fake vpc | 3 firewall rules of mock-vpc | Jan 15, 2024 9:35 AM | …',
      ],
    },
  },
  '/projects/rock-garden/vpcs': {
    lists: {
      VPCs: [
        'name | DNS name | description | Firewall rules | created',
        3,
        'default | default | Default VPC | 3 firewall rules of default | Mar 11, 2024 7:50 AM | …',
        'hollow | hollow | — | 3 firewall rules of hollow | Mar 11, 2024 7:50 AM | …',
      ],
    },
  },
  '/projects/mock-project/vpcs/mock-vpc/firewall-rules': {
    lists: {
      'Firewall rules': [
        'Name | Priority | Action | Direction | Targets | Filters | Status | created',
        3,
        'allow-icmp | 65534 | Allow | Inbound | VPC mock-vpc | ICMPv4 | Enabled | Jan 17, 2024 9:00 AM | …',
        'allow-ssh | 65534 | Allow | Inbound | VPC mock-vpc | TCP Port 22 | Enabled | Jan 17, 2024 9:00 AM | …',
      ],
    },
    facts: vpcFacts,
  },
  '/projects/rock-garden/vpcs/strata/firewall-rules': {
    lists: {
      'Firewall rules': [
        'Name | Priority | Action | Direction | Targets | Filters | Status | created',
        9,
        'keep-out | 0 | Deny | Inbound | subnet layer-8 | IP network 0.0.0.0/0 | Enabled | Jan 17, 2024 9:00 AM | …',
        'every-target | 3000 | Allow | Inbound | VPC strata +4 | ICMPv4 | Enabled | Jan 17, 2024 9:00 AM | …',
      ],
    },
    facts: strataFacts,
  },
  '/projects/mock-project/vpcs/mock-vpc/subnets': {
    lists: {
      Subnets: [
        'name | description | IP block | addresses | Custom router | created',
        1,
        'mock-subnet | a fake subnet | 10.1.1.1/24 fd9b:870a:4245::/64 | 2 / 250 | — | Jan 15, 2024 9:36 AM | …',
      ],
    },
    facts: vpcFacts,
  },
  '/projects/mock-project/vpcs/mock-vpc/subnets/mock-subnet/addresses': {
    lists: {
      Addresses: [
        'address | interface | instance | state | kind | MAC',
        2,
        '10.1.1.10 | my-nic primary | db1 | running | Primary interface | A8:40:25:F0:00:01 | …',
        '10.1.1.11 | net0 primary | db2 | running | Primary interface | A8:40:25:F0:00:02 | …',
      ],
    },
    facts: [],
  },
  '/projects/rock-garden/vpcs/strata/subnets': {
    lists: {
      Subnets: [
        'name | description | IP block | addresses | Custom router | created',
        9,
        'layer-1 | — | 10.20.1.0/24 fd4a:c3db:8a1a:1::/64 | 3 / 250 | detours | Mar 14, 2024 10:00 AM | …',
        'layer-3 | — | 10.20.3.0/24 fd4a:c3db:8a1a:3::/64 | 2 / 250 | — | Mar 14, 2024 10:00 AM | …',
      ],
    },
    facts: strataFacts,
  },
  '/projects/mock-project/vpcs/mock-vpc/routers': {
    lists: {
      Routers: [
        'name | description | created',
        2,
        'mock-custom-router | a fake custom router | Jan 16, 2024 9:00 AM | …',
        'mock-system-router | a fake router | Jan 15, 2024 9:35 AM | …',
      ],
    },
    facts: vpcFacts,
  },
  '/projects/mock-project/vpcs/mock-vpc/routers/mock-custom-router': {
    lists: {
      Routes: [
        'name | kind | destination | target',
        2,
        'dc2 | custom | IP network 45.154.216.0/24 | Gateway internet-gateway-1 | …',
        'drop-local | custom | IP 192.168.1.1 | Drop | …',
      ],
    },
    facts: [
      'Description: a fake custom router',
      'Kind: custom',
      'Created: Jan 16, 2024 9:00 AM',
      'Last modified: Jan 16, 2024 9:00 AM',
    ],
  },
  '/projects/rock-garden/vpcs/strata/routers/detours': {
    lists: {
      Routes: [
        'name | kind | destination | target',
        6,
        'a-network-v6 | custom | IP network 2001:db8:77::/48 | Gateway twin-peaks | …',
        'next-door | VPC peering | VPC hollow | VPC hollow | …',
      ],
    },
    facts: [
      'Description: Never the straight way',
      'Kind: custom',
      'Created: Mar 14, 2024 9:00 AM',
      'Last modified: Mar 14, 2024 9:00 AM',
    ],
  },
  '/projects/mock-project/vpcs/mock-vpc/internet-gateways': {
    lists: {
      'Internet gateways': [
        'name | description | Attached IP address | Attached IP pool | routes | created',
        2,
        'internet-gateway-1 | internet gateway 1 | 123.4.56.3 | ip-pool-1 | 1 route to internet-gateway-1 | Jan 15, 2024 9:37 AM | …',
        'internet-gateway-2 | internet gateway 2 | — | ip-pool-2 | — | Jan 15, 2024 9:38 AM | …',
      ],
    },
    facts: vpcFacts,
  },
  '/projects/mock-project/vpcs/mock-vpc/internet-gateways/internet-gateway-1': {
    lists: {
      'IP pools': [
        'name | description | IP pool | version | created',
        1,
        'igw-pool-1 | public addresses | ip-pool-1 | IPv4 | Jan 15, 2024 9:39 AM | …',
      ],
      'IP addresses': [
        'name | description | Address | created',
        1,
        'igw-ip | what the world sees | 123.4.56.3 | Jan 15, 2024 9:39 AM | …',
      ],
      'Routes targeting this gateway': [
        'router | route | destination',
        1,
        'mock-custom-router | dc2 | IP network 45.154.216.0/24',
      ],
      'What uses it': ['instance | addresses', 2, 'db1 | 123.4.56.0 +2', 'db2 | 123.4.56.2'],
    },
    facts: [
      'Description: internet gateway 1',
      'ID: 9a7e9a7e-0000-4000-8000-000000000001',
      'Created: Jan 15, 2024 9:37 AM',
      'Last modified: Jan 15, 2024 9:37 AM',
    ],
  },
  '/projects/mock-project/vpcs/mock-vpc/topology': {
    facts: vpcFacts,
    texts: [
      'Router mock-custom-router custom 2 routes',
      'Router mock-system-router system 3 routes',
      'Subnet mock-subnet 10.1.1.1/24 fd9b:870a:4245::/64',
      'Instance db1 running 10.1.1.10',
      'Instance db2 running 10.1.1.11',
      'Internet gateway internet-gateway-1',
      'Internet gateway internet-gateway-2',
    ],
  },
  '/projects/rock-garden/vpcs/strata/subnets?columns=name,ipv6-block': {
    lists: {
      Subnets: [
        'name | IPv6 block',
        9,
        'layer-1 | fd4a:c3db:8a1a:1::/64 | …',
        'layer-3 | fd4a:c3db:8a1a:3::/64 | …',
      ],
    },
    facts: strataFacts,
  },
}
