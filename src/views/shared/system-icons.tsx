import {
  BellRing,
  Box,
  Boxes,
  Cable,
  CircleFadingArrowUp,
  Combine,
  FileArchive,
  FileCog,
  HeartPulse,
  ListChecks,
  MapPinned,
  Repeat,
  ScrollText,
  Server,
  ShieldCheck,
  SlidersHorizontal,
  TriangleAlert,
  Waypoints,
  type LucideIcon,
} from 'lucide-react'
import { sectionIcons } from './icons'

/** The icon of each kind of page in the system, which the pages of silos and projects do without. */
export const systemIcons = {
  ...sectionIcons,
  silos: Box,
  inventory: Server,
  'ip-pools': Boxes,
  'subnet-pools': Combine,
  'switch-ports': Cable,
  'port-settings': FileCog,
  'address-lots': MapPinned,
  'loopback-addresses': Repeat,
  bgp: Waypoints,
  bfd: HeartPulse,
  'allow-list': ListChecks,
  'networking-settings': SlidersHorizontal,
  'fleet-access': ShieldCheck,
  update: CircleFadingArrowUp,
  'audit-log': ScrollText,
  alerting: BellRing,
  'support-bundles': FileArchive,
  issues: TriangleAlert,
} as const satisfies Record<string, LucideIcon>

/** The icon of a section of the system in the sidebar, by its id. */
export function SystemIcon({ id }: { id: string }) {
  const Icon = (systemIcons as Readonly<Record<string, LucideIcon>>)[id]
  return Icon && <Icon size={16} />
}
