export type { RootState } from './state'
