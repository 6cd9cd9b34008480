import Foundation

protocol CampanileBellProtocol: Sendable {
  func strike(_ hour: Int) -> String
}

final class CampanileBell: Sendable {
  static let shared = CampanileBell()
  func strike(_ hour: Int) -> String { String(repeating: "dong ", count: hour) }
}

extension CampanileBell: CampanileBellProtocol {}

final class CampanileRinger: NSObject {
  struct Dependencies {
    var campanileBell: any CampanileBellProtocol

    static var defaultDependencies: Self {
      Self(campanileBell: CampanileBell.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    super.init()
  }

  func ring() -> String { dependencies.campanileBell.strike(2) }
}

func evening() -> String { CampanileRinger().ring() }
