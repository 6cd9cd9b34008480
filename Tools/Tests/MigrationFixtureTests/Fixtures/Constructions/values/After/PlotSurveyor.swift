struct Corner: Equatable {
  var x = 0
  var y = 0
}

protocol LandOfficeProtocol: Sendable {
  func origin() -> Corner
}

final class LandOffice: Sendable {
  static let shared = LandOffice()
  func origin() -> Corner { Corner(x: 1, y: 1) }
}

extension LandOffice: LandOfficeProtocol {}

final class PlotSurveyor {
  struct Dependencies {
    var landOffice: any LandOfficeProtocol

    static var defaultDependencies: Self {
      Self(landOffice: LandOffice.shared)
    }
  }

  private let dependencies: Dependencies

  private var corners: [Corner] = [Corner()]

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func measure() -> Int {
    corners.append(Corner(x: 3, y: 4))
    corners.append(dependencies.landOffice.origin())
    return corners.reduce(0) { $0 + $1.x * $1.y }
  }
}
