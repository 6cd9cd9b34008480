@MainActor
final class AppRoot {
  func makeList() -> List {
    List(dependencies: .init())
  }
}
