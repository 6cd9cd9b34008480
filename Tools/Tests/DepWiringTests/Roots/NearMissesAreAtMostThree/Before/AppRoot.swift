@MainActor final class AppRoot {
  var one: Token? { nil }
  var two: Token? { nil }
  var three: Token? { nil }
  var four: Token? { nil }

  func makeFeed() -> Feed { Feed(dependencies: .init()) }
  func makeOther() -> Int { 3 }
}
