import { z } from 'zod'
import { IpNet } from './addresses'
import { NameOrId, ResultsPage } from './common'
import { time, uuid } from './scalars'

export const SwitchLocation = z.enum(['switch0', 'switch1'])
export type SwitchLocation = z.infer<typeof SwitchLocation>

/** A physical port of a switch. */
export const SwitchPort = z.object({
  id: uuid,
  portName: z.string(),
  portSettingsId: uuid.nullish(),
  rackId: uuid,
  switchLocation: z.string(),
})
export type SwitchPort = z.infer<typeof SwitchPort>

export const SwitchPortResultsPage = ResultsPage(SwitchPort)
export type SwitchPortResultsPage = ResultsPage<SwitchPort>

export const SwitchPortApplySettings = z.object({ portSettings: NameOrId })
export type SwitchPortApplySettings = z.infer<typeof SwitchPortApplySettings>

/** Whatever the switch says of the link; free JSON. */
export const SwitchLinkState = z.unknown()
export type SwitchLinkState = z.infer<typeof SwitchLinkState>

/** What a port announces about itself. */
export const LldpLinkConfig = z.object({
  chassisId: z.string().nullish(),
  enabled: z.boolean(),
  id: uuid,
  linkDescription: z.string().nullish(),
  linkName: z.string().nullish(),
  managementIp: IpNet.nullish(),
  systemDescription: z.string().nullish(),
  systemName: z.string().nullish(),
})
export type LldpLinkConfig = z.infer<typeof LldpLinkConfig>

/** What the other end of a link announced. */
export const LldpNeighbor = z.object({
  chassisId: z.string(),
  firstSeen: time,
  lastSeen: time,
  linkDescription: z.string().nullish(),
  linkName: z.string(),
  localPort: z.string(),
  managementIp: z.array(IpNet),
  systemDescription: z.string().nullish(),
  systemName: z.string().nullish(),
})
export type LldpNeighbor = z.infer<typeof LldpNeighbor>

export const LldpNeighborResultsPage = ResultsPage(LldpNeighbor)
export type LldpNeighborResultsPage = ResultsPage<LldpNeighbor>
