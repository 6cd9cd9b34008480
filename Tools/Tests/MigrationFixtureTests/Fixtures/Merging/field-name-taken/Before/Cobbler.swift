import Foundation

final class NailTin: Sendable {
  static let shared = NailTin()
  func nails() -> Int { 24 }
}

final class Cobbler {
  struct Dependencies {
    var nailTin: String

    static var defaultDependencies: Self { Self(nailTin: "a tin") }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func sole() -> String { "\(NailTin.shared.nails()) nails from \(dependencies.nailTin)" }
}
