protocol BarnStoreProtocol: Sendable {
  func text(_ key: String) -> String
}

final class BarnStore: Sendable {
  static let shared = BarnStore()
  func text(_ key: String) -> String { "hay \(key)" }
}

extension BarnStore: BarnStoreProtocol {}

class BarnText {
  struct Dependencies {
    var barnStore: any BarnStoreProtocol

    static var defaultDependencies: Self {
      Self(barnStore: BarnStore.shared)
    }
  }

  private let dependencies: Dependencies

  let key: String
  let value: String

  init(key: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.key = key
    value = dependencies.barnStore.text(key)
  }
}

class BarnList: BarnText {
  let parts: [String]

  override init(key: String, dependencies: Dependencies = .defaultDependencies) {
    parts = [key, key]
    super.init(key: key, dependencies: dependencies)
  }
}

final class BarnLongList: BarnList {
  var size = 0
  override init(key: String, dependencies: Dependencies = .defaultDependencies) {
    super.init(key: key + key, dependencies: dependencies)
    size = parts.count
  }
}
