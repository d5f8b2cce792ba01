import { Cpu, Globe, Network, Route, type LucideIcon } from 'lucide-react'
import type { PartKind } from '@/store/project/topology/graph'

/** What the kinds of parts are called, and how they are drawn. */
export const partKinds: Record<PartKind, { one: string; many: string; icon: LucideIcon }> = {
  gateway: { one: 'Internet gateway', many: 'Internet gateways', icon: Globe },
  router: { one: 'Router', many: 'Routers', icon: Route },
  subnet: { one: 'Subnet', many: 'Subnets', icon: Network },
  instance: { one: 'Instance', many: 'Instances', icon: Cpu },
}
