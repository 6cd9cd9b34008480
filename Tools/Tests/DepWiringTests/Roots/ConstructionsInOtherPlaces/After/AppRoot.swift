@MainActor final class AppRoot {
  private let log = Log()
  private var stored: Feed?

  func inASwitch(_ tab: Tab) -> Feed {
    switch tab {
    case .first: return Feed(dependencies: .init(log: log))
    case .second: return Feed(dependencies: .init(log: log))
    }
  }

  func asAnExpression(_ tab: Tab) -> Feed {
    let feed =
      if tab == .first { Feed(dependencies: .init(log: log)) } else { Feed(dependencies: .init(log: log)) }
    return feed
  }

  func ternary(_ tab: Tab) -> Feed {
    tab == .first ? Feed(dependencies: .init(log: log)) : Feed(dependencies: .init(log: log))
  }

  func assigned() { stored = Feed(dependencies: .init(log: log)) }

  func asAnArgument() { take(Feed(dependencies: .init(log: log)), Feed(dependencies: .init(log: log))) }

  func inADictionary() -> [String: Feed] { ["one": Feed(dependencies: .init(log: log))] }

  func inATuple() -> (Feed, Int) { (Feed(dependencies: .init(log: log)), 3) }

  func computed(_ count: Int) -> [Feed] {
    (0..<count).map { [log] _ in Feed(dependencies: .init(log: log)) }
  }

  subscript(tab: Tab) -> Feed { Feed(dependencies: .init(log: log)) }

  var observed = 3 {
    didSet { stored = Feed(dependencies: .init(log: log)) }
  }

  private func take(_ one: Feed, _ two: Feed) {}
}
