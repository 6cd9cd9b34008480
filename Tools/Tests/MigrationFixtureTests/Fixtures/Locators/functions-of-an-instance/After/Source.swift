import Foundation

protocol BettongSettings {
  var mode: String { get }
}

struct BettongStoredSettings: BettongSettings {
  var mode: String { "stored" }
}

final class BettongLog {
  let name: String

  init(name: String) {
    self.name = name
  }
}

enum BettongApp {
  final class DIContainer: @unchecked Sendable {
    static let shared = DIContainer()

    let log = BettongLog(name: "main")

    private init() {}

    func getSettings() -> any BettongSettings { BettongStoredSettings() }

    func makeLog(name: String) -> BettongLog { BettongLog(name: name) }

    func resolve<T>(_ type: T.Type) -> T? { nil }
  }
}

final class BettongScreen {
  struct Dependencies {
    var settings: @Sendable () -> any BettongSettings
    var log: @Sendable () -> BettongLog
    var makeLog: @Sendable (String) -> BettongLog

    static var defaultDependencies: Self {
      Self(
        settings: { BettongApp.DIContainer.shared.getSettings() },
        log: { BettongApp.DIContainer.shared.log },
        makeLog: { BettongApp.DIContainer.shared.makeLog(name: $0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func title() -> String {
    dependencies.settings().mode + dependencies.log().name
  }

  func child() -> String {
    dependencies.makeLog("child").name
  }
}

final class BettongLookup {
  struct Dependencies {
    var makeBettongLog: @Sendable () -> BettongLog?

    static var defaultDependencies: Self {
      Self(makeBettongLog: { BettongApp.DIContainer.shared.resolve(BettongLog.self) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func find() -> Bool {
    dependencies.makeBettongLog() == nil
  }
}
