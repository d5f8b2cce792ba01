import { definePath } from '@/store/routing/path'

export const replayPaths = { player: definePath('/replay') }
