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
  func send() -> Int {
    var count = 0
    telegraphAll6154("dot", "dash") { count = $0 }
    return count
  }
}

final class TelegraphClerk6154 {
  func send(_ word: String) -> Int { telegraph6154(word) }
}

final class TelegraphPress6154 {
  func print() -> Int { telegraph6154(to: "Paris", "news", "today") }
}
