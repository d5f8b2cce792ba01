import type { SwitchSlot } from '@/api/generated/types'

const PLACES: Record<SwitchSlot, string> = { switch0: 'Upper', switch1: 'Lower' }

/** A switch by its place in the rack and its slot: `Upper, switch0`. */
export const switchWords = (slot: SwitchSlot): string => `${PLACES[slot]}, ${slot}`
