/** For tools that do not read Astro files; those that do know each component's own properties. */
declare module '*.astro' {
  const component: (properties: Record<string, unknown>) => unknown;
  export default component;
}
