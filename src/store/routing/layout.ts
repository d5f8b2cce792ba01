import type { RouteParams } from './params'
import type { RouteQuery } from './route-query'

/** A page that the sidebar and the palette lead to, in every object that has one. */
export interface Section<Params = RouteParams> {
  /** Names its icon, too. */
  readonly id: string
  readonly label: string
  readonly path: (params: Params) => string
  /** Where it counts as the present page, when that is more than its path and what lies below. */
  readonly within?: string
  /** Counts as the present page at its path alone. */
  readonly isExact?: true
}

/** What the palette offers in a layout besides its sections. */
export interface LayoutLink {
  readonly group: (silo: string) => string
  readonly label: string
  readonly to: string
  /** Offered to fleet viewers only. */
  readonly isSystem?: true
}

/** The frame that screens are drawn in: one for each part of the console. `public` needs no session. */
export interface Layout<Params = RouteParams> {
  readonly name: 'public' | 'silo' | 'project' | 'system' | 'settings'
  /** Over the sections in the sidebar. */
  readonly heading: (params: Params, silo: string) => string
  /** The group of the sections in the palette. */
  readonly group: (params: Params, silo: string) => string
  /** What the sections are a part of: led to above them in the sidebar. */
  readonly parents: readonly Section<Params>[]
  readonly sections: readonly Section<Params>[]
  readonly links: readonly LayoutLink[]
  /** What the frame itself shows. */
  readonly queries?: (params: Params) => readonly RouteQuery[]
}

/** A section as a link of one page's frame. */
export interface SectionLink extends Omit<Section, 'path'> {
  readonly to: string
}

export const sectionLink = (
  { path, ...section }: Section,
  params: RouteParams = {},
): SectionLink => ({ ...section, to: path(params) })

/** True on the page of a link and on the pages below it. */
export const isSectionActive = ({ to, within = to, isExact }: SectionLink, path: string) =>
  path === to || (!isExact && (path === within || path.startsWith(`${within}/`)))

/** True where something of that section is being made: not its page, but close to it. */
export const isSectionHighlighted = ({ to }: SectionLink, path: string) =>
  path.startsWith(`${to}-new`)
