import { plainText } from '@/lib/rich-text'
import { selectPaletteItems, selectScreenActions } from '@/store/palette/items'
import { matchRoute } from '@/store/routing/match'
import { wholeTable as routes } from '../../tools/whole-table'
import { startConsole } from './console'

/** What the palette offers on a page of a project, before the links that every page has. */
export const offeredAt = async (path: string, project: string) => {
  const console = await startConsole({ path })
  const match = matchRoute(routes, path)
  if (!match) throw new Error(`No route for ${path}`)
  const actions = selectScreenActions(console.state(), console.app.screens, match)
  const items = selectPaletteItems(console.state(), match, path, actions)
  const end = items.findIndex(({ group }) => group === `Project '${project}'`)
  return items
    .slice(0, end)
    .map(({ group, label, to, reason }) =>
      [
        group ?? '-',
        label,
        ...(to === undefined ? [] : [to]),
        ...(reason ? [plainText(reason)] : []),
      ].join(' | '),
    )
}
