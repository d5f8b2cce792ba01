/*
 * Runs while the document is still being read, long before the console's own code has arrived: asks
 * for the code of the screen the address names and for what the API says about who is signed in.
 * By the time the console asks for these itself, they are there or on their way. A file of its own,
 * because the served policy allows no script inside the document.
 * What it knows is put in by the build: see tools/webpack/boot-script.ts.
 */
{
  const { routes, files, calls } = BOOT_PLAN

  const preload = (href, as) => {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.href = href
    link.as = as
    // As `fetch` asks by default; otherwise the browser would ask again.
    if (as === 'fetch') link.crossOrigin = 'anonymous'
    document.head.append(link)
  }

  const { pathname } = window.location
  const route = routes.find(({ pattern }) => new RegExp(pattern, 'i').test(pathname))
  if (route) {
    for (const index of route.files) {
      const file = files[index]
      preload(file, file.endsWith('.css') ? 'style' : 'script')
    }
    if (!route.isPublic) for (const call of calls) preload(call, 'fetch')
  }
}
