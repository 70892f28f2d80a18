/** The piece in which a scenario is fetched: `pegasus.new-caprica` for `pegasus/new-caprica/orbit/return`. */
export function folderOfScenario(id: string): string {
  return id.split('/').slice(0, -1).slice(0, 2).join('.');
}
