import ValueStore

final class HarbourDesk1501 {
  @Injected(\.harbourLog1501) private var log
  @Injected(\.harbourColors1501) private var colors

  func report() -> String { "\(log.lines) \(self.colors.hull)" }
}

struct HarbourSign1501 {
  @Injected(\.harbourColors1501) var colors: HarbourColors1501

  let text: String

  func shown() -> String { "\(text) in \(colors.hull)" }
}
