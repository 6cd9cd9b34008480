protocol IndexMirrorProtocol: Sendable {
  func latest(_ name: String) -> String
}

final class IndexMirror: Sendable {
  static let shared = IndexMirror()
  func latest(_ name: String) -> String { "\(name)@2" }
}

extension IndexMirror: IndexMirrorProtocol {}

final class PackageResolver {
  struct Dependencies {
    var indexMirror: any IndexMirrorProtocol

    static var defaultDependencies: Self {
      Self(indexMirror: IndexMirror.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func resolve(dependencies: [String]) -> [String] {
    dependencies.map { self.dependencies.indexMirror.latest($0) }
  }

  func resolve(_ name: String) -> String {
    let dependencies = [name, "base"]
    return dependencies.joined(separator: ",") + self.dependencies.indexMirror.latest(name)
  }

  func each() -> [String] {
    var result: [String] = []
    for dependencies in ["a", "b"] {
      result.append(dependencies + self.dependencies.indexMirror.latest(dependencies))
    }
    return result
  }
}
