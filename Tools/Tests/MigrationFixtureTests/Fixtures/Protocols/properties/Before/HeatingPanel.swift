final class Boiler: @unchecked Sendable {
  static let shared = Boiler()
  var target = 19
  var pressure: Double = 1.5
  private(set) var starts = 0
  let model = "B7"
  lazy var serial: String = "serial"
  var isHot: Bool { target > 20 }
  weak var owner: Boiler?
  func start() { starts += 1 }
}

final class HeatingPanel {
  init() {}

  func warm() -> String {
    Boiler.shared.target += 3
    Boiler.shared.start()
    return "\(Boiler.shared.target) \(Boiler.shared.pressure) \(Boiler.shared.starts) "
      + "\(Boiler.shared.model) \(Boiler.shared.isHot) \(Boiler.shared.serial)"
  }
}
