import Foundation

protocol QuaggaKeysProtocol: Sendable {
  func importFile()
}

final class QuaggaKeys: @unchecked Sendable {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  static let shared = QuaggaKeys()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func importFile() {
    print("imports")
    try? dependencies.fileManager.removeItem(
      atPath: dependencies.fileManager.temporaryDirectory.path + "/no-quagga")
  }
}

extension QuaggaKeys: QuaggaKeysProtocol {}

protocol QuaggaStoreProtocol: Sendable {
  func entry() -> String
}

final class QuaggaStore: @unchecked Sendable {
  struct Dependencies {
    var quaggaKeys: any QuaggaKeysProtocol

    static var defaultDependencies: Self {
      Self(quaggaKeys: QuaggaKeys.shared)
    }
  }

  private let dependencies: Dependencies

  static let shared = QuaggaStore()

  private convenience init() {
    self.init(dependencies: .defaultDependencies)
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    migrate()
  }

  private func migrate() { dependencies.quaggaKeys.importFile() }

  func entry() -> String { "entry" }
}

extension QuaggaStore: QuaggaStoreProtocol {}

final class QuaggaScreen {
  struct Dependencies {
    var quaggaStore: @Sendable () -> any QuaggaStoreProtocol

    static var defaultDependencies: Self {
      Self(quaggaStore: { QuaggaStore.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func title(isLong: Bool) -> String {
    isLong ? dependencies.quaggaStore().entry() : "short"
  }
}
