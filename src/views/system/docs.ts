import { guide, type PageDocs } from '@/views/shared/docs/guides'

const siloSummary =
  'Silos separate tenants from each other: each has its own users, limits, policies and subdomain.'
const silos = guide('Silos', 'operator/silo-management')

export const siloListDocs: PageDocs = { heading: 'silos', summary: siloSummary, links: [silos] }

export const siloDocs: PageDocs = {
  heading: 'silos',
  summary: siloSummary,
  links: [
    silos,
    guide('Identity providers', 'system/completing-rack-config#_configure_silo_identity_provider'),
    guide('IP pools', 'operator/ip-pool-management'),
    guide('Access control', 'configuring-access'),
  ],
}

export const addressLotDocs: PageDocs = {
  heading: 'address lots',
  summary:
    'Blocks of addresses that are kept for the rack itself: for its switches, or for what they announce to their peers by BGP. Blocks cannot be changed later.',
  links: [],
}

export const alertingDocs: PageDocs = {
  heading: 'alerting',
  summary:
    'Alerts are events that the rack reports. Each has a class. A webhook is a URL that receives the alerts of the classes it subscribes to, by HTTP. Fleet viewers can see alerts and webhooks, fleet admins can change webhooks.',
  links: [],
}

export const inventoryDocs: PageDocs = {
  heading: 'inventory',
  summary: 'The sleds and switches of the racks, and the disks in the sleds.',
  links: [
    guide('Server Sleds', 'architecture/service-processors#_server_sled'),
    guide('Storage', 'architecture/os-hypervisor-storage#_storage'),
  ],
}

export const ipPoolDocs: PageDocs = {
  heading: 'IP pools',
  summary: 'IP pools are collections of external addresses for the silos they are linked to.',
  links: [guide('IP pools', 'operator/ip-pool-management')],
}

export const portSettingsDocs: PageDocs = {
  heading: 'port settings',
  summary:
    'What a switch port does: its links, addresses, routes and BGP peers. Changed settings are applied at once to every port that uses them.',
  links: [],
}

export const subnetPoolDocs: PageDocs = {
  heading: 'subnet pools',
  summary: 'The users of linked silos can take whole subnets from the prefixes of a subnet pool.',
  links: [guide('Subnet Pools', 'operator/ip-pool-management#_using_subnet_pools')],
}

export const bundleDocs: PageDocs = {
  heading: 'support bundles',
  summary:
    'A support bundle has the logs and the state of the whole rack. Oxide support uses it to find the cause of a problem. Fleet viewers can read bundles, fleet admins can collect and delete them.',
  links: [],
}

export const switchPortDocs: PageDocs = {
  heading: 'switch ports',
  summary:
    'The ports through which the switches of a rack reach the networks around it. What a port does is set by port settings.',
  links: [],
}
