import Foundation

class IceBody {
  var metres = 100

  init() {}
}

protocol MeltRateProtocol: Sendable {
  func perYear(_ metres: Int) -> Int
}

final class MeltRate: Sendable {
  static let shared = MeltRate()

  func perYear(_ metres: Int) -> Int { metres / 20 }
}

extension MeltRate: MeltRateProtocol {}

final class Glacier: IceBody {
  struct Dependencies {
    var meltRate: any MeltRateProtocol

    static var defaultDependencies: Self {
      Self(meltRate: MeltRate.shared)
    }
  }

  private let dependencies: Dependencies

  let name: String

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.name = name
  }

  func melt() -> Int {
    metres -= dependencies.meltRate.perYear(metres)
    return metres
  }
}
