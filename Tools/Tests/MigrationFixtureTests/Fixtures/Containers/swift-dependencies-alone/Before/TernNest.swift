import Dependencies
import Foundation

struct TernEgg: Sendable {
  var count: @Sendable () -> Int
}

extension TernEgg: DependencyKey {
  static let liveValue = TernEgg { 3 }
}

extension DependencyValues {
  var ternEgg: TernEgg {
    get { self[TernEgg.self] }
    set { self[TernEgg.self] = newValue }
  }
}

final class TernNest {
  @Dependency(\.ternEgg) private var egg

  func line() -> String { "\(egg.count())" }
}
