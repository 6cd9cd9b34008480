import ValueStore

final class HarbourDesk1501 {
  struct Dependencies {
    var log: @Sendable () -> any HarbourLog1501
    var colors: @Sendable () -> HarbourColors1501

    static var defaultDependencies: Self {
      Self(
        log: {
          @Injected(\.harbourLog1501) var log
          return log
        },
        colors: {
          @Injected(\.harbourColors1501) var colors
          return colors
        })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func report() -> String { "\(dependencies.log().lines) \(self.dependencies.colors().hull)" }
}

struct HarbourSign1501 {
  struct Dependencies {
    var colors: @Sendable () -> HarbourColors1501

    static var defaultDependencies: Self {
      Self(
        colors: {
          @Injected(\.harbourColors1501) var colors: HarbourColors1501
          return colors
        })
    }
  }

  var colors: HarbourColors1501 { dependencies.colors() }

  let text: String

  var dependencies: Dependencies = .defaultDependencies

  func shown() -> String { "\(text) in \(colors.hull)" }
}
