struct Item { var id: Int }
struct Editor {
  struct Dependencies {
    var item: Item
    var log: Log
  }
  init(dependencies: Dependencies) { print("Editor", dependencies.item.id) }
}
final class Log { init() { print("Log") } }
final class Detail {
  struct Dependencies { var editor: Editor }
  init(_ item: Item, dependencies: Dependencies) {}
}
final class List {
  struct Dependencies { var makeDetail: (Item) -> Detail }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
