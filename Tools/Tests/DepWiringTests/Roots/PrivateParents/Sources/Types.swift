final class API { init() {} }
struct User: Sendable { let name: String }
struct Item: Sendable { let number: Int }
final class Detail {
  struct Dependencies {
    var api: API
    var user: User
    var item: Item
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func text() -> String { "\(dependencies.item.number) of \(dependencies.user.name)" }
}
