import Foundation

protocol BridgeBookProtocol: Sendable {
  func note(_ entry: String)
}

final class BridgeBook: @unchecked Sendable {
  static let shared = BridgeBook()
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }
}

extension BridgeBook: BridgeBookProtocol {}

final class RopeBridge {
  struct Dependencies {
    var bridgeBook: any BridgeBookProtocol

    static var defaultDependencies: Self {
      Self(bridgeBook: BridgeBook.shared)
    }
  }

  private let dependencies: Dependencies

  let name: String

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.name = name
  }

  deinit {
    dependencies.bridgeBook.note("\(name) is gone")
  }
}
