import type { Crumb } from '@/store/routing/route'

const CONSOLE_NAME = 'Basalt Console'

/** Parts of a title, the innermost first, and the console's name. */
export const titleOf = (parts: readonly string[]): string => [...parts, CONSOLE_NAME].join(' / ')

/** The document's title: the labels from the innermost to the outermost, and the console's name. */
export const pageTitle = (crumbs: readonly Crumb[]): string =>
  titleOf(crumbs.map(({ label }) => label).toReversed())
