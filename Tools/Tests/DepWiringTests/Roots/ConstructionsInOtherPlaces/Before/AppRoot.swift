@MainActor final class AppRoot {
  private let log = Log()
  private var stored: Feed?

  func inASwitch(_ tab: Tab) -> Feed {
    switch tab {
    case .first: return Feed(dependencies: .init())
    case .second: return Feed(dependencies: .init())
    }
  }

  func asAnExpression(_ tab: Tab) -> Feed {
    let feed =
      if tab == .first { Feed(dependencies: .init()) } else { Feed(dependencies: .init()) }
    return feed
  }

  func ternary(_ tab: Tab) -> Feed {
    tab == .first ? Feed(dependencies: .init()) : Feed(dependencies: .init())
  }

  func assigned() { stored = Feed(dependencies: .init()) }

  func asAnArgument() { take(Feed(dependencies: .init()), Feed(dependencies: .init())) }

  func inADictionary() -> [String: Feed] { ["one": Feed(dependencies: .init())] }

  func inATuple() -> (Feed, Int) { (Feed(dependencies: .init()), 3) }

  func computed(_ count: Int) -> [Feed] {
    (0..<count).map { _ in Feed(dependencies: .init()) }
  }

  subscript(tab: Tab) -> Feed { Feed(dependencies: .init()) }

  var observed = 3 {
    didSet { stored = Feed(dependencies: .init()) }
  }

  private func take(_ one: Feed, _ two: Feed) {}
}
