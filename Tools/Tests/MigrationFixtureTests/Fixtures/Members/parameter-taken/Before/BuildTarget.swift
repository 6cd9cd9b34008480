final class PackageCache: Sendable {
  static let shared = PackageCache()
  func path(_ name: String) -> String { "cache/\(name)" }
}

final class BuildTarget {
  let names: [String]

  init(dependencies: [String]) {
    names = dependencies
  }

  func paths() -> [String] { names.map { PackageCache.shared.path($0) } }
}
