final class FerryFleet: Sendable {
  static let shared = FerryFleet()
  let count = 4
  let flagship: String? = "Star"
  func any() -> Any { "boat" }
  func find(_ name: String) -> String?? { name == "Star" ? .some("found") : nil }
}

final class FerryDispatcher {
  init() {}

  func report() -> [String] {
    let doubled = -FerryFleet.shared.count * 2 + FerryFleet.shared.count
    let pair = (FerryFleet.shared.count, name: FerryFleet.shared.flagship?.lowercased())
    let sizes = ["fleet": FerryFleet.shared.count, "half": FerryFleet.shared.count / 2]
    let cast = FerryFleet.shared.any() as? String ?? "none"
    let isText = FerryFleet.shared.any() is String
    let name = FerryFleet.shared.flagship!
    let found = FerryFleet.shared.find(name)??.count
    return [
      "\(doubled)", "\(pair.0) \(pair.name ?? "")", "\(sizes["half"] ?? 0)", cast, "\(isText)",
      FerryFleet.shared.flagship ?? "no flagship", "\(found ?? -1)", "\(0...FerryFleet.shared.count)",
    ]
  }
}
