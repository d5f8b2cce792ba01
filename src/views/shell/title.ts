import type { Crumb } from '@/store/routing/route'

export const CONSOLE_NAME = 'Basalt Console'

/** The document's title: the labels from the innermost to the outermost, and the console's name. */
export const pageTitle = (crumbs: readonly Crumb[]): string =>
  [...crumbs.map(({ label }) => label).toReversed(), CONSOLE_NAME].join(' / ')
