struct Corner: Equatable {
  var x = 0
  var y = 0
}

final class LandOffice: Sendable {
  static let shared = LandOffice()
  func origin() -> Corner { Corner(x: 1, y: 1) }
}

final class PlotSurveyor {
  private var corners: [Corner] = [Corner()]

  init() {}

  func measure() -> Int {
    corners.append(Corner(x: 3, y: 4))
    corners.append(LandOffice.shared.origin())
    return corners.reduce(0) { $0 + $1.x * $1.y }
  }
}
