enum OcelotFlags {
  nonisolated(unsafe) static var isVerbose = false
  static func listen() { isVerbose = true }
}

final class OcelotLog: Sendable {
  struct Dependencies {
    var isVerbose: @Sendable () -> Bool

    static var defaultDependencies: Self {
      Self(isVerbose: { OcelotFlags.isVerbose })
    }
  }

  static let shared = OcelotLog()
  private let isVerbose: Bool

  private convenience init() {
    self.init(dependencies: .defaultDependencies)
  }

  init(dependencies: Dependencies) {
    isVerbose = dependencies.isVerbose()
  }
  func write(_ text: String) { print(isVerbose ? "verbose: \(text)" : text) }
}

protocol OcelotFileProtocol: Sendable {
  func save()
}

final class OcelotFile: Sendable {
  struct Dependencies {
    var ocelotLog: @Sendable () -> OcelotLog

    static var defaultDependencies: Self {
      Self(ocelotLog: { OcelotLog.shared })
    }
  }

  static let shared = OcelotFile()
  private let log: OcelotLog

  init(dependencies: Dependencies = .defaultDependencies) {
    log = dependencies.ocelotLog()
  }

  func save() { log.write("saved") }
}

extension OcelotFile: OcelotFileProtocol {}

final class OcelotEditor {
  struct Dependencies {
    var ocelotFile: @Sendable () -> any OcelotFileProtocol

    static var defaultDependencies: Self {
      Self(ocelotFile: { OcelotFile.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func save() { dependencies.ocelotFile().save() }
}
