import {
  BellRing,
  Box,
  Boxes,
  Cable,
  CircleFadingArrowUp,
  CircleUser,
  Combine,
  FileArchive,
  FileCog,
  HeartPulse,
  History,
  KeyRound,
  ListChecks,
  MapPinned,
  Repeat,
  ScrollText,
  Server,
  ShieldCheck,
  SlidersHorizontal,
  Ticket,
  TriangleAlert,
  Waypoints,
  Workflow,
  type LucideIcon,
} from 'lucide-react'
import { sectionIcons } from './icons'

/** The same with those of the system and the settings, which load with these. */
export const lateIcons = {
  ...sectionIcons,
  silos: Box,
  inventory: Server,
  'ip-pools': Boxes,
  'subnet-pools': Combine,
  'networking-map': Workflow,
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
  profile: CircleUser,
  'ssh-keys': KeyRound,
  'access-tokens': Ticket,
  recording: History,
} as const satisfies Record<string, LucideIcon>

/** The icon of one of these sections in the sidebar, by its id. */
export function LateIcon({ id }: { id: string }) {
  const Icon = (lateIcons as Readonly<Record<string, LucideIcon>>)[id]
  return Icon && <Icon size={16} />
}
