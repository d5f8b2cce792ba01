import { narrowings } from '@/api/parser/own'
import type { ByHand } from './generate'

export const byHand: ByHand = { areas: {}, narrowed: new Set(Object.keys(narrowings)) }
