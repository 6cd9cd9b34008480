@MainActor final class AppRoot {
  private let newFive = "5"

  func lastOnItsLine() -> Feed {
    Feed(
      dependencies: .init(
        one: 1, two: 2, three: 3, four: 4, newFive: newFive,
        six: 6))
  }

  func firstOnItsLine() -> Feed {
    Feed(
      dependencies: .init(
        one: 1, two: 2, three: 3, four: 4,
        newFive: newFive,
        six: 6))
  }

  func inTheMiddle() -> Feed {
    Feed(
      dependencies: .init(
        one: 1, two: 2, three: 3, four: 4, newFive: newFive, six: 6
      ))
  }

  func firstOfAll() -> Feed {
    Feed(
      dependencies: .init(
        one: 1, two: 2, three: 3,
        four: 4, newFive: newFive, six: 6))
  }

  func behindTheBracket() -> Feed {
    Feed(
      dependencies: .init(
        one: 1, two: 2, three: 3, four: 4, newFive: newFive, six: 6))
  }

  func lastOfAll() -> Feed {
    Feed(
      dependencies: .init(
        one: 1, two: 2, three: 3, four: 4,
        newFive: newFive,
        six: 6))
  }

  func severalThatGo() -> Feed {
    Feed(
      dependencies: .init(
        one: 1, two: 2, three: 3, four: 4, newFive: newFive,
        six: 6))
  }

  func comments() -> Feed {
    Feed(
      dependencies: .init(
        one: 1, two: 2,  // the small ones
        three: 3, four: 4, newFive: newFive,
        six: 6))
  }
}
