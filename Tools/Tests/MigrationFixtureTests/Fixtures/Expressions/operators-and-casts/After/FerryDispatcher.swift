protocol FerryFleetProtocol: Sendable {
  var count: Int { get }
  var flagship: String? { get }
  func any() -> Any
  func find(_ name: String) -> String??
}

final class FerryFleet: Sendable {
  static let shared = FerryFleet()
  let count = 4
  let flagship: String? = "Star"
  func any() -> Any { "boat" }
  func find(_ name: String) -> String?? { name == "Star" ? .some("found") : nil }
}

extension FerryFleet: FerryFleetProtocol {}

final class FerryDispatcher {
  struct Dependencies {
    var ferryFleet: any FerryFleetProtocol

    static var defaultDependencies: Self {
      Self(ferryFleet: FerryFleet.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func report() -> [String] {
    let doubled = -dependencies.ferryFleet.count * 2 + dependencies.ferryFleet.count
    let pair = (dependencies.ferryFleet.count, name: dependencies.ferryFleet.flagship?.lowercased())
    let sizes = ["fleet": dependencies.ferryFleet.count, "half": dependencies.ferryFleet.count / 2]
    let cast = dependencies.ferryFleet.any() as? String ?? "none"
    let isText = dependencies.ferryFleet.any() is String
    let name = dependencies.ferryFleet.flagship!
    let found = dependencies.ferryFleet.find(name)??.count
    return [
      "\(doubled)", "\(pair.0) \(pair.name ?? "")", "\(sizes["half"] ?? 0)", cast, "\(isText)",
      dependencies.ferryFleet.flagship ?? "no flagship", "\(found ?? -1)", "\(0...dependencies.ferryFleet.count)",
    ]
  }
}
