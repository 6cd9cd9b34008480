protocol CampanileProtocol: Sendable {
  func ring(_ times: Int)
}

final class Campanile: Sendable {
  static let shared = Campanile()
  func ring(_ times: Int) { print("ring \(times)") }
}

extension Campanile: CampanileProtocol {}

final class BellRinger {
  struct Dependencies {
    var campanile: any CampanileProtocol

    static var defaultDependencies: Self {
      Self(campanile: Campanile.shared)
    }
  }

  private let dependencies: Dependencies

  var hour = 3
  private var strikes: [() -> Void] = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func prepare() {
    strikes.append {
      self.hour += 1
      self.dependencies.campanile.ring(self.hour)
    }
  }

  func strike() {
    strikes.forEach { $0() }
  }
}
