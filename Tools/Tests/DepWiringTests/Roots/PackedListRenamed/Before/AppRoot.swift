@MainActor final class AppRoot {
  private let newFive = "5"

  func lastOnItsLine() -> Feed {
    Feed(
      dependencies: .init(
        one: 1, two: 2, three: 3, four: 4, five: newFive,
        six: 6))
  }

  func firstOnItsLine() -> Feed {
    Feed(
      dependencies: .init(
        one: 1, two: 2, three: 3, four: 4,
        five: newFive, six: 6))
  }

  func inTheMiddle() -> Feed {
    Feed(
      dependencies: .init(
        one: 1, two: 2, three: 3, four: 4, five: newFive, six: 6
      ))
  }

  func firstOfAll() -> Feed {
    Feed(
      dependencies: .init(
        five: newFive, one: 1, two: 2, three: 3,
        four: 4, six: 6))
  }

  func behindTheBracket() -> Feed {
    Feed(
      dependencies: .init(five: newFive,
        one: 1, two: 2, three: 3, four: 4, six: 6))
  }

  func lastOfAll() -> Feed {
    Feed(
      dependencies: .init(
        one: 1, two: 2, three: 3, four: 4,
        six: 6, five: newFive))
  }

  func severalThatGo() -> Feed {
    Feed(
      dependencies: .init(
        zero: 0, half: 0.5, one: 1, two: 2, old: 2,
        older: 2, three: 3, four: 4, five: newFive,
        six: 6, seven: 7,
        eight: 8))
  }

  func comments() -> Feed {
    Feed(
      dependencies: .init(
        one: 1, two: 2,  // the small ones
        three: 3, four: 4, five: newFive,  // the middle
        six: 6))
  }
}
