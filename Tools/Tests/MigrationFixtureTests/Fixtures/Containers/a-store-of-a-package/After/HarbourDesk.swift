import ValueStore

final class HarbourDesk1501 {
  @Injected(\.harbourLog1501) private var log
  @Injected(\.harbourColors1501) private var colors

  func report() -> String { "\(log.lines) \(self.colors.hull)" }
}

struct HarbourSign1501 {
  struct Dependencies {
    var colors: HarbourColors1501

    static var defaultDependencies: Self {
      @Injected(\.harbourColors1501) var colors: HarbourColors1501
      return Self(colors: colors)
    }
  }

  var colors: HarbourColors1501 { dependencies.colors }

  let text: String

  var dependencies: Dependencies = .defaultDependencies

  func shown() -> String { "\(text) in \(colors.hull)" }
}
