import Dependencies
import Foundation

struct GuillemotEgg: Sendable {
  var count: @Sendable () -> Int
}

extension GuillemotEgg: DependencyKey {
  static let liveValue = GuillemotEgg { 3 }
}

extension DependencyValues {
  var guillemotEgg: GuillemotEgg {
    get { self[GuillemotEgg.self] }
    set { self[GuillemotEgg.self] = newValue }
  }
}

final class GuillemotLedge {
  @Dependency(\.guillemotEgg) private var egg

  func line() -> String { "\(egg.count())" }
}
