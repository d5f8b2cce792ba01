import { z } from 'zod'
import { Name } from './common'
import { ip, uint64, uint8 } from './scalars'

/** Whether the peer is one hop away. */
export const BfdMode = z.enum(['single_hop', 'multi_hop'])
export type BfdMode = z.infer<typeof BfdMode>

export const BfdState = z.enum(['admin_down', 'down', 'init', 'up'])
export type BfdState = z.infer<typeof BfdState>

/** A forwarding-detection session, right now. */
export const BfdStatus = z.object({
  detectionThreshold: uint8,
  local: ip.nullish(),
  mode: BfdMode,
  peer: ip,
  requiredRx: uint64,
  state: BfdState,
  switch: Name,
})
export type BfdStatus = z.infer<typeof BfdStatus>

/** `requiredRx` is in microseconds. */
export const BfdSessionEnable = z.object({
  detectionThreshold: uint8,
  local: ip.nullish(),
  mode: BfdMode,
  remote: ip,
  requiredRx: uint64,
  switch: Name,
})
export type BfdSessionEnable = z.infer<typeof BfdSessionEnable>

export const BfdSessionDisable = z.object({ remote: ip, switch: Name })
export type BfdSessionDisable = z.infer<typeof BfdSessionDisable>
