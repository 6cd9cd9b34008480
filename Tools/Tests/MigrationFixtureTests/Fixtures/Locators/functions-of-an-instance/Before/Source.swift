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
  func title() -> String {
    BettongApp.DIContainer.shared.getSettings().mode + BettongApp.DIContainer.shared.log.name
  }

  func child() -> String {
    BettongApp.DIContainer.shared.makeLog(name: "child").name
  }
}

final class BettongLookup {
  func find() -> Bool {
    BettongApp.DIContainer.shared.resolve(BettongLog.self) == nil
  }
}
