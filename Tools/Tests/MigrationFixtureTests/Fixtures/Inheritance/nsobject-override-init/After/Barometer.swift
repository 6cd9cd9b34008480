import Foundation

protocol MercuryProtocol: Sendable {
  func column() -> Int
}

final class Mercury: Sendable {
  static let shared = Mercury()

  func column() -> Int { 760 }
}

extension Mercury: MercuryProtocol {}

final class Barometer: NSObject {
  struct Dependencies {
    var mercury: any MercuryProtocol

    static var defaultDependencies: Self {
      Self(mercury: Mercury.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  let offset: Int

  override init() {
    offset = 3
    super.init()
  }

  func read() -> Int { dependencies.mercury.column() + offset }
}
