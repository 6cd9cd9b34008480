/// Has no property for what it is given.
@MainActor
final class BareRoot {
  struct Dependencies {
    var name: String
  }

  func makeHome() -> Home {
    Home(dependencies: .init())
  }
}
