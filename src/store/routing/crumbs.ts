import { selectData } from '@/api/core/api'
import type { RootState } from '@/store/setup/state'
import type { Section } from './layout'
import type { Crumb } from './route'

type PathOf<Params> = (params: Params) => string
export type CrumbOf<Params> = (params: Params) => Crumb

export const pageCrumb =
  <Params>(label: string, path: PathOf<Params>): CrumbOf<Params> =>
  params => ({ label, to: path(params) })

export const sectionCrumb = <Params>({ label, path }: Section<Params>): CrumbOf<Params> =>
  pageCrumb(label, path)

/** The crumb of an object's page, labelled with the object's name. */
export const objectCrumb =
  <Params extends Readonly<Record<string, string>>>(
    param: keyof Params,
    path: PathOf<Params>,
  ): CrumbOf<Params> =>
  params => ({ label: params[param] ?? '', to: path(params) })

/** The crumb of a panel over a page: shown in the document's title, not in the breadcrumbs. */
export const titleCrumb =
  <Params>(label: string, path: PathOf<Params>): CrumbOf<Params> =>
  params => ({ label, to: path(params), titleOnly: true })

/** The same for a panel about one object, labelled with the object's name. */
export const objectTitleCrumb =
  <Params extends Readonly<Record<string, string>>>(
    param: keyof Params,
    path: PathOf<Params>,
  ): CrumbOf<Params> =>
  params => ({ label: params[param] ?? '', to: path(params), titleOnly: true })

/** The crumbs of a route, outermost first. */
export const crumbs =
  <Params>(...all: readonly CrumbOf<Params>[]) =>
  (params: Params): readonly Crumb[] =>
    all.map(crumbOf => crumbOf(params))

/** The label of a crumb: the name of its object where that is known. */
export const selectCrumbLabel = (state: RootState, { label, nameIn }: Crumb): string =>
  nameIn?.(query => selectData(state, query)) ?? label
