import Foundation

protocol NailTinProtocol: Sendable {
  func nails() -> Int
}

final class NailTin: Sendable {
  static let shared = NailTin()
  func nails() -> Int { 24 }
}

extension NailTin: NailTinProtocol {}

final class Cobbler {
  struct Dependencies {
    var nailTin: String
    var nailTinShared: any NailTinProtocol

    static var defaultDependencies: Self { Self(nailTin: "a tin", nailTinShared: NailTin.shared) }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func sole() -> String { "\(dependencies.nailTinShared.nails()) nails from \(dependencies.nailTin)" }
}
