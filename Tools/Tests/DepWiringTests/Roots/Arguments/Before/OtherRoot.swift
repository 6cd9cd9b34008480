@MainActor final class OtherRoot {
  func makeOther() -> Other { Other(dependencies: .init()) }
}
