import { Cpu, Globe, Network, Route, type LucideIcon } from 'lucide-react'
import type { PartKind } from '@/store/project/topology/graph'

/** The names and icons of the kinds of parts. */
export const partKinds: Record<PartKind, { one: string; many: string; icon: LucideIcon }> = {
  gateway: { one: 'Internet gateway', many: 'Internet gateways', icon: Globe },
  router: { one: 'Router', many: 'Routers', icon: Route },
  subnet: { one: 'Subnet', many: 'Subnets', icon: Network },
  instance: { one: 'Instance', many: 'Instances', icon: Cpu },
}
