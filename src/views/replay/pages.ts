import { replayPaths } from '@/store/login/paths'
import { page } from '@/views/shell/route-tree'

export const routes = [
  page('replay/player/page', replayPaths.player, {
    crumb: 'Replay',
    screen: () => import('./player/page.screen'),
  }),
]
