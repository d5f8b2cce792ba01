import type {
  DeviceAuthRequest,
  LldpLinkConfig,
  SwitchPortLinkConfig,
  SwitchPortRouteConfig,
} from '@/api/generated/types'
import { isIpv6, items, unsupported, type Conversions } from './step'
import type { Steps } from './translate'
import { steps as newer } from './v15'

interface Named {
  linkName: string
}

/** Parts of port settings were maps by the names of their links. */
const byLink = (parts: readonly Named[] = []) =>
  Object.fromEntries(parts.map(({ linkName, ...part }) => [linkName, part]))

interface SettingsSent {
  addresses?: readonly Named[]
  bgpPeers?: readonly Named[]
  interfaces?: readonly Named[]
  links?: readonly Named[]
  routes?: readonly Named[]
  groups?: readonly string[]
}

const address = (block: string): string => block.replace(/\/\d+$/, '')

const asBlock = (ip: string): string => `${ip}/${isIpv6(ip) ? 128 : 32}`

type OldLink = Omit<SwitchPortLinkConfig, 'lldpLinkConfig' | 'txEqConfig'> & {
  lldpLinkConfigId?: string | null
}

interface OldSettingsView {
  settings: object
  linkLldp: readonly LldpLinkConfig[]
  links: readonly OldLink[]
  routes: readonly SwitchPortRouteConfig[]
  txEq: readonly (SwitchPortLinkConfig['txEqConfig'] | null)[]
}

const lldpRead = (config: LldpLinkConfig): LldpLinkConfig => ({
  ...config,
  ...(config.managementIp && { managementIp: address(config.managementIp) }),
})

/** The view held the settings' name beside their parts, and what belongs to links apart. */
const settingsRead = ({ settings, linkLldp, links, routes, txEq, ...parts }: OldSettingsView) => ({
  ...settings,
  ...parts,
  links: links.map(({ lldpLinkConfigId, ...link }, at) => {
    const lldp = linkLldp.find(({ id }) => id === lldpLinkConfigId)
    return {
      ...link,
      ...(lldp && { lldpLinkConfig: lldpRead(lldp) }),
      ...(txEq[at] && { txEqConfig: txEq[at] }),
    }
  }),
  routes: routes.map(route => ({ ...route, gw: address(route.gw) })),
})

const conversions: Conversions = {
  'POST /v1/system/networking/switch-port-settings': {
    body: ({ addresses, bgpPeers, interfaces, links, routes, groups, ...rest }: SettingsSent) => ({
      ...rest,
      groups: groups ?? [],
      addresses: byLink(addresses),
      bgpPeers: byLink(bgpPeers),
      interfaces: byLink(interfaces),
      links: byLink(links),
      routes: byLink(routes),
    }),
    result: settingsRead,
  },
  'GET /v1/system/networking/switch-port-settings/{port}': { result: settingsRead },
  'GET /v1/system/hardware/switch-port/{port}/lldp/config': { result: lldpRead },
  'POST /v1/system/hardware/switch-port/{port}/lldp/config': {
    body: (config: LldpLinkConfig) => ({
      ...config,
      ...(config.managementIp && { managementIp: asBlock(config.managementIp) }),
    }),
  },
  'GET /v1/system/hardware/rack-switch-port/{rackId}/{switchSlot}/{port}/lldp/neighbors': {
    result: items(({ managementIp, ...neighbor }: { managementIp: readonly string[] }) => ({
      ...neighbor,
      managementIp: managementIp.map(block => ({
        addr: { ipAddr: address(block) },
        interfaceNum: { unknown: 0 },
      })),
    })),
  },
  'POST /device/auth': {
    body({ ttlSeconds, ...request }: DeviceAuthRequest) {
      if (ttlSeconds) unsupported('Lifetimes of tokens', 15)
      return request
    },
  },
}

/** The steps from the newest release down to release 14, newest first. */
export const steps: Steps = [...newer, { release: 14, conversions }]
