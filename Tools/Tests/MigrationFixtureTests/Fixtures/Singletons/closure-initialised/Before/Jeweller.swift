import Foundation

final class GemCutter: @unchecked Sendable {
  static let shared: GemCutter = {
    let cutter = GemCutter()
    cutter.facets = 57
    return cutter
  }()

  private(set) var facets = 0
}

final class Jeweller {
  func ring() -> String { "\(GemCutter.shared.facets) facets" }
}
