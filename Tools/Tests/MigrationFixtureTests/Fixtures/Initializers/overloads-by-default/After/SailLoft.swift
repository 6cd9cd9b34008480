import Foundation

protocol ClothLedgerProtocol: Sendable {
  func metres() -> Int
}

final class ClothLedger: Sendable {
  static let shared = ClothLedger()
  func metres() -> Int { 44 }
}

extension ClothLedger: ClothLedgerProtocol {}

final class SailLoft {
  struct Dependencies {
    var clothLedger: any ClothLedgerProtocol

    static var defaultDependencies: Self {
      Self(clothLedger: ClothLedger.shared)
    }
  }

  private let dependencies: Dependencies

  let text: String

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    text = "plain \(name)"
  }

  init(name: String, size: Int = 3, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    text = "sized \(name) \(size)"
  }

  func cloth() -> String { "\(text), \(dependencies.clothLedger.metres())" }
}
