import { layouts } from '@/store/layouts'
import { replayPaths } from '@/store/replay/paths'
import { crumbs, pageCrumb } from '@/store/routing/crumbs'
import { definePages } from '@/views/shell/route-tree'

export const routes = definePages({
  id: 'replay/player/page',
  path: replayPaths.player.pattern,
  layout: layouts.public,
  crumbs: crumbs(pageCrumb('Replay', replayPaths.player)),
  screen: () => import('./player/page.screen'),
})
