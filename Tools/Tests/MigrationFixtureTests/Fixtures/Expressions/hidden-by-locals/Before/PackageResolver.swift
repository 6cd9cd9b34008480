final class IndexMirror: Sendable {
  static let shared = IndexMirror()
  func latest(_ name: String) -> String { "\(name)@2" }
}

final class PackageResolver {
  init() {}

  func resolve(dependencies: [String]) -> [String] {
    dependencies.map { IndexMirror.shared.latest($0) }
  }

  func resolve(_ name: String) -> String {
    let dependencies = [name, "base"]
    return dependencies.joined(separator: ",") + IndexMirror.shared.latest(name)
  }

  func each() -> [String] {
    var result: [String] = []
    for dependencies in ["a", "b"] {
      result.append(dependencies + IndexMirror.shared.latest(dependencies))
    }
    return result
  }
}
