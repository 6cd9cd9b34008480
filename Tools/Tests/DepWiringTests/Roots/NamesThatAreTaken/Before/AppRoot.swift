@MainActor final class AppRoot {
  let feed = "feed"
  var images: Int { 3 }
  func name() -> String { "name" }

  func makeModel() -> Model { Model(dependencies: .init(name: name())) }
}
