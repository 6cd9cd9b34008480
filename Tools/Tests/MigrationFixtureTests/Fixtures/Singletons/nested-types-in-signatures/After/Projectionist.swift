import Foundation

protocol FilmVaultProtocol: Sendable {
  func reel(_ index: FilmVault.Index, gauge: FilmVault.Gauge) -> FilmVault.Reel
  var gauges: [FilmVault.Gauge] { get }
}

final class FilmVault: Sendable {
  enum Gauge: Int { case eight = 8, sixteen = 16 }
  struct Reel { var minutes: Int }
  typealias Index = Int

  static let shared = FilmVault()

  func reel(_ index: Index, gauge: Gauge) -> Reel { Reel(minutes: index * gauge.rawValue) }
  var gauges: [Gauge] { [.eight, .sixteen] }
}

extension FilmVault: FilmVaultProtocol {}

final class Projectionist {
  struct Dependencies {
    var filmVault: any FilmVaultProtocol

    static var defaultDependencies: Self {
      Self(filmVault: FilmVault.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func show() -> Int {
    dependencies.filmVault.gauges.map { dependencies.filmVault.reel(2, gauge: $0).minutes }.reduce(0, +)
      + dependencies.filmVault.reel(1, gauge: .eight).minutes
  }
}
