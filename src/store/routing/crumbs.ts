import type { Section } from './layout'
import type { Crumb } from './route'
import type { RouteParams } from './params'

type PathOf = (params: RouteParams) => string
type CrumbOf = (params: RouteParams) => Crumb

export const pageCrumb =
  (label: string, path: PathOf): CrumbOf =>
  params => ({ label, to: path(params) })

export const sectionCrumb = ({ label, path }: Section): CrumbOf => pageCrumb(label, path)

/** A page called by the name of the object it is about. */
export const objectCrumb =
  (param: string, path: PathOf): CrumbOf =>
  params => ({ label: params[param] ?? '', to: path(params) })

/** What a panel over a page adds to the document's title, and not to the breadcrumbs. */
export const titleCrumb =
  (label: string, path: PathOf): CrumbOf =>
  params => ({ label, to: path(params), titleOnly: true })

/** The same of a panel about one object, called by the object's name. */
export const objectTitleCrumb =
  (param: string, path: PathOf): CrumbOf =>
  params => ({ label: params[param] ?? '', to: path(params), titleOnly: true })

/** The crumbs of a route, from the outermost to its own. */
export const crumbs =
  (...all: readonly CrumbOf[]) =>
  (params: RouteParams): readonly Crumb[] =>
    all.map(crumbOf => crumbOf(params))
