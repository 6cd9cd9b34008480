protocol Repository<Item> {
  associatedtype Item
  func first() -> Item?
}
final class Users: Repository {
  init() { print("Users") }
  func first() -> String? { nil }
}
final class Box<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}
final class Feed {
  struct Dependencies {
    var users: any Repository<String>
    var count: Box<Int>
    var name: Box<String>
  }
  init(dependencies: Dependencies) { print(dependencies.count.value, dependencies.name.value) }
}
