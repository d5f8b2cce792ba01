import type { Feature } from '@/api/releases/ladder'
import type { RouteParams } from './path'
import type { RouteQuery } from '@/store/queries/define'

/** A page that the sidebar and the palette link to, such as the disks of a project. */
export interface Section<Params = RouteParams> {
  /** Also the name of its icon. */
  readonly id: string
  readonly label: string
  /** What it is folded into in the sidebar, with its neighbours. */
  readonly group?: string
  readonly path: (params: Params) => string
  /** The path below which the section counts as active, if that is more than its own path. */
  readonly within?: string
  /** Another path of the page, such as that of its second tab. */
  readonly also?: string
  /** Active on its own path only, not on the pages below it. */
  readonly isExact?: true
  /** Racks without the feature lack the page. */
  readonly needs?: Feature
  /** Shown to administrators of the silo; on racks that do not tell who is one, to everybody. */
  readonly isForSiloAdmins?: true
}

/** A link that the palette offers in a layout besides its sections. */
export interface LayoutLink {
  readonly group: (silo: string) => string
  readonly label: string
  readonly to: string | ((params: never) => string)
  /** Shown to fleet viewers only. */
  readonly isSystem?: true
}

/** The frame around screens, one for each part of the console. `public` needs no session. */
export interface Layout<Params = RouteParams> {
  readonly name: 'public' | 'silo' | 'project' | 'system' | 'settings'
  /** The heading above the sections in the sidebar. */
  readonly heading: (params: Params, silo: string) => string
  /** The palette group of the sections. */
  readonly group: (params: Params, silo: string) => string
  /** The pages that contain the sections, linked to above them in the sidebar. */
  readonly parents: readonly Section<Params>[]
  readonly sections: readonly Section<Params>[]
  readonly links: readonly LayoutLink[]
  /** The queries of the frame itself. */
  readonly queries?: (params: Params) => readonly RouteQuery[]
}

/** A section with its path resolved for one page. */
export interface SectionLink extends Omit<Section, 'path' | 'needs' | 'isForSiloAdmins'> {
  readonly to: string
}

export const sectionLink = (
  { path, needs: _needs, isForSiloAdmins: _isForSiloAdmins, ...section }: Section,
  params: RouteParams = {},
): SectionLink => ({ ...section, to: path(params) })

/** True on the page of a link, and on the pages below it unless the link is exact. */
export const isSectionActive = (
  { to, within = to, also = within, isExact }: SectionLink,
  path: string,
) =>
  path === to ||
  (!isExact && [within, also].some(each => path === each || path.startsWith(`${each}/`)))

/**
 * True while an object of the section is being created: its form is not below the section's path.
 */
export const isSectionHighlighted = ({ to }: SectionLink, path: string) =>
  path.startsWith(`${to}-new`)
