/** The layout that was chosen, where it is another than the usual one: pages say nothing of that. */
export function otherLayout<Layout extends string>(layout: Layout, usual: NoInfer<Layout>): Layout | undefined {
  return layout === usual ? undefined : layout
}
