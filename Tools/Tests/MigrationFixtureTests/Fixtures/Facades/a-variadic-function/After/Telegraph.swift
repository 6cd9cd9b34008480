import Foundation

nonisolated(unsafe) private var sent6154: [String] = []

@discardableResult func telegraph6154(to town: String = "London", _ words: String...) -> Int {
  sent6154.append(town + ": " + words.joined(separator: " "))
  UserDefaults.standard.set(sent6154.count, forKey: "telegraph6154")
  return sent6154.count
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
