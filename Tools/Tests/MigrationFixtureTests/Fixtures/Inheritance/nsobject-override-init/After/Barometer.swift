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

  private let dependencies: Dependencies

  let offset: Int

  override convenience init() {
    self.init(dependencies: .defaultDependencies)
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    offset = 3
    super.init()
  }

  func read() -> Int { dependencies.mercury.column() + offset }
}
