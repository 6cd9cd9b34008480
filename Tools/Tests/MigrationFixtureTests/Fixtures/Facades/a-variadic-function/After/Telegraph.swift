import Foundation

nonisolated(unsafe) private var sent6154: [String] = []

@discardableResult func telegraph6154(to town: String = "London", _ words: String...) -> Int {
  sent6154.append(town + ": " + words.joined(separator: " "))
  UserDefaults.standard.set(sent6154.count, forKey: "telegraph6154")
  return sent6154.count
}

func telegraphAll6154(_ words: String..., then done: ((Int) -> Void)? = nil) {
  UserDefaults.standard.set(words.count, forKey: "telegraphAll6154")
  done?(words.count)
}

final class TelegraphMast6154 {
  struct Dependencies {
    var callTelegraphAll6154: @Sendable (
      _ words: String,
      _ words2: String,
      _ done: ((Int) -> Void)?
    ) -> Void

    static var defaultDependencies: Self {
      Self(callTelegraphAll6154: { telegraphAll6154($0, $1, then: $2) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func send() -> Int {
    var count = 0
    dependencies.callTelegraphAll6154("dot", "dash") { count = $0 }
    return count
  }
}

final class TelegraphClerk6154 {
  struct Dependencies {
    var callTelegraph6154: @Sendable (String) -> Int

    static var defaultDependencies: Self {
      Self(callTelegraph6154: { telegraph6154($0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func send(_ word: String) -> Int { dependencies.callTelegraph6154(word) }
}

final class TelegraphPress6154 {
  struct Dependencies {
    var callTelegraph6154: @Sendable (_ town: String, _ words: String, _ words2: String) -> Int

    static var defaultDependencies: Self {
      Self(callTelegraph6154: { telegraph6154(to: $0, $1, $2) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func print() -> Int { dependencies.callTelegraph6154("Paris", "news", "today") }
}
