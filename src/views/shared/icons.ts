import {
  Box,
  Boxes,
  Camera,
  CircleUser,
  Cpu,
  Disc3,
  Folders,
  Gauge,
  Globe,
  HardDrive,
  History,
  KeyRound,
  Magnet,
  Network,
  ScrollText,
  Server,
  ShieldCheck,
  Ticket,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'

/** The icon of each kind of page, the same in sidebars, page headers and empty lists. */
export const sectionIcons = {
  projects: Folders,
  instances: Cpu,
  disks: HardDrive,
  snapshots: Camera,
  images: Disc3,
  vpcs: Network,
  'floating-ips': Globe,
  affinity: Magnet,
  access: ShieldCheck,
  utilization: Gauge,
  silos: Box,
  inventory: Server,
  'ip-pools': Boxes,
  'audit-log': ScrollText,
  issues: TriangleAlert,
  profile: CircleUser,
  'ssh-keys': KeyRound,
  'access-tokens': Ticket,
  recording: History,
} as const satisfies Record<string, LucideIcon>

/** The icon of a layout's section, by its id. */
export const sectionIcon = (id: string): LucideIcon | undefined =>
  (sectionIcons as Readonly<Record<string, LucideIcon>>)[id]
