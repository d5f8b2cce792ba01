import type { Crumb } from '@/store/routing/route'

const CONSOLE_NAME = 'Basalt Console'

/** The parts of a title, innermost first, followed by the console's name. */
export const titleOf = (parts: readonly string[]): string => [...parts, CONSOLE_NAME].join(' / ')

/** The document title: the labels from innermost to outermost, then the console's name. */
export const pageTitle = (crumbs: readonly Crumb[]): string =>
  titleOf(crumbs.map(({ label }) => label).toReversed())
