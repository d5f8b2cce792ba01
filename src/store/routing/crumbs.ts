import type { Section } from './layout'
import type { Crumb } from './route'

type PathOf<Params> = (params: Params) => string
export type CrumbOf<Params> = (params: Params) => Crumb

export const pageCrumb =
  <Params>(label: string, path: PathOf<Params>): CrumbOf<Params> =>
  params => ({ label, to: path(params) })

export const sectionCrumb = <Params>({ label, path }: Section<Params>): CrumbOf<Params> =>
  pageCrumb(label, path)

/** A page called by the name of the object it is about. */
export const objectCrumb =
  <Params extends Readonly<Record<string, string>>>(
    param: keyof Params,
    path: PathOf<Params>,
  ): CrumbOf<Params> =>
  params => ({ label: params[param] ?? '', to: path(params) })

/** What a panel over a page adds to the document's title, and not to the breadcrumbs. */
export const titleCrumb =
  <Params>(label: string, path: PathOf<Params>): CrumbOf<Params> =>
  params => ({ label, to: path(params), titleOnly: true })

/** The same of a panel about one object, called by the object's name. */
export const objectTitleCrumb =
  <Params extends Readonly<Record<string, string>>>(
    param: keyof Params,
    path: PathOf<Params>,
  ): CrumbOf<Params> =>
  params => ({ label: params[param] ?? '', to: path(params), titleOnly: true })

/** The crumbs of a route, from the outermost to its own. */
export const crumbs =
  <Params>(...all: readonly CrumbOf<Params>[]) =>
  (params: Params): readonly Crumb[] =>
    all.map(crumbOf => crumbOf(params))
