protocol BoilerProtocol: AnyObject, Sendable {
  var target: Int { get set }
  var pressure: Double { get }
  var starts: Int { get }
  var model: String { get }
  var serial: String { get }
  var isHot: Bool { get }
  func start()
}

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

extension Boiler: BoilerProtocol {}

final class HeatingPanel {
  struct Dependencies {
    var boiler: any BoilerProtocol

    static var defaultDependencies: Self {
      Self(boiler: Boiler.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func warm() -> String {
    dependencies.boiler.target += 3
    dependencies.boiler.start()
    return "\(dependencies.boiler.target) \(dependencies.boiler.pressure) \(dependencies.boiler.starts) "
      + "\(dependencies.boiler.model) \(dependencies.boiler.isHot) \(dependencies.boiler.serial)"
  }
}
