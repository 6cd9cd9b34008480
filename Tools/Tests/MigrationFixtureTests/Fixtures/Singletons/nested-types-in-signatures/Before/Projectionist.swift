import Foundation

final class FilmVault: Sendable {
  enum Gauge: Int { case eight = 8, sixteen = 16 }
  struct Reel { var minutes: Int }
  typealias Index = Int

  static let shared = FilmVault()

  func reel(_ index: Index, gauge: Gauge) -> Reel { Reel(minutes: index * gauge.rawValue) }
  var gauges: [Gauge] { [.eight, .sixteen] }
}

final class Projectionist {
  func show() -> Int {
    FilmVault.shared.gauges.map { FilmVault.shared.reel(2, gauge: $0).minutes }.reduce(0, +)
      + FilmVault.shared.reel(1, gauge: .eight).minutes
  }
}
