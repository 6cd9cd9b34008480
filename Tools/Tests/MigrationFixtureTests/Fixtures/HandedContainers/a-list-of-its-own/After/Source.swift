import Foundation

protocol Tide6123 { func height() -> Int }
struct RealTide6123: Tide6123 { func height() -> Int { 3 } }
protocol Wind6123 { func speed() -> Int }
struct RealWind6123: Wind6123 { func speed() -> Int { 7 } }

/// What it takes is declared in it, and is no container.
final class Harbor6123 {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  struct Needs {
    let tide: any Tide6123
    let wind: any Wind6123
  }

  let needs: Needs

  init(needs: Needs, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.needs = needs
  }

  func report() -> Int {
    dependencies.now() > Date.distantPast ? needs.tide.height() + needs.wind.speed() : 0
  }
}
