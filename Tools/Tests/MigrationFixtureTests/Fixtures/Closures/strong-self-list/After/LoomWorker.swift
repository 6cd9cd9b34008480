protocol YarnStoreProtocol: Sendable {
  func take(_ colour: String) -> String
}

final class YarnStore: Sendable {
  static let shared = YarnStore()
  func take(_ colour: String) -> String { "a spool of \(colour)" }
}

extension YarnStore: YarnStoreProtocol {}

final class LoomWorker {
  struct Dependencies {
    var yarnStore: any YarnStoreProtocol

    static var defaultDependencies: Self {
      Self(yarnStore: YarnStore.shared)
    }
  }

  private let dependencies: Dependencies

  private var rows = 0

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func weave() -> (String) -> String {
    { [self] colour in
      rows += 1
      return "\(rows): \(dependencies.yarnStore.take(colour))"
    }
  }
}

final class LoomPattern {
  struct Dependencies {
    var yarnStore: any YarnStoreProtocol

    static var defaultDependencies: Self {
      Self(yarnStore: YarnStore.shared)
    }
  }

  private let dependencies: Dependencies

  private var rows = 0

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  /// The inner closure names the object for the outer one, which has to write `self`.
  func weave() -> (String) -> () -> String {
    return { colour in
      let spool = self.dependencies.yarnStore.take(colour)
      return { [self] in
        rows += 1
        return "\(rows): \(spool)"
      }
    }
  }
}
