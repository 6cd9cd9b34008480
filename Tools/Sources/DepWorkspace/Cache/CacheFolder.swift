/// Where the caches are kept.
package enum CacheFolder {
  /// The folder that is asked for, or the usual one of the system; nil where there is no home.
  package static func path(
    given: String?, host: Host
  ) -> String? {
    let current = host.currentFolder()
    if let given { return PathText.absolute(given, in: current) }
    if let named = value("DEPSTRUCTS_CACHE", host) { return PathText.absolute(named, in: current) }
    let home = value("HOME", host).flatMap { $0.hasPrefix("/") ? $0 : nil }
    if host.isApple { return home.map { PathText.join($0, "Library/Caches/depstructs") } }
    // The specification of XDG wants relative paths ignored.
    if let base = value("XDG_CACHE_HOME", host), base.hasPrefix("/") {
      return PathText.join(base, "depstructs")
    }
    return home.map { PathText.join($0, ".cache/depstructs") }
  }

  /// The file for a project, named by its folder.
  package static func file(in folder: String, project: String) -> String {
    PathText.join(folder, "\(ContentHash(project).text).facts")
  }

  private static func value(_ name: String, _ host: Host) -> String? {
    host.environment(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
