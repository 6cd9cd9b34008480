import Foundation

protocol TapirKeysProtocol: Sendable {
  func importFile()
}

final class TapirKeys: @unchecked Sendable {
  struct Dependencies {
    var fileManager: @Sendable () -> FileManager

    static var defaultDependencies: Self {
      Self(fileManager: { FileManager.default })
    }
  }

  private let dependencies: Dependencies

  static let shared = TapirKeys()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func importFile() {
    print("imports")
    try? dependencies.fileManager().removeItem(
      atPath: dependencies.fileManager().temporaryDirectory.path + "/no-tapir")
  }
}

extension TapirKeys: TapirKeysProtocol {}

protocol TapirStoreProtocol: Sendable {
  func entry() -> String
}

final class TapirStore: @unchecked Sendable {
  struct Dependencies {
    var tapirKeys: any TapirKeysProtocol

    static var defaultDependencies: Self {
      Self(tapirKeys: TapirKeys.shared)
    }
  }

  private let dependencies: Dependencies

  static let shared = TapirStore()

  private convenience init() {
    self.init(dependencies: .defaultDependencies)
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    migrate()
  }

  private func migrate() { dependencies.tapirKeys.importFile() }

  func entry() -> String { "entry" }
}

extension TapirStore: TapirStoreProtocol {}

final class TapirScreen {
  struct Dependencies {
    var tapirStore: @Sendable () -> any TapirStoreProtocol

    static var defaultDependencies: Self {
      Self(tapirStore: { TapirStore.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func title(isLong: Bool) -> String {
    isLong ? dependencies.tapirStore().entry() : "short"
  }
}
