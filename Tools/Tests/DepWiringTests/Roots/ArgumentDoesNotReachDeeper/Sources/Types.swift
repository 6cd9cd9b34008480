struct Item { var id: Int }
final class Editor {
  struct Dependencies { var item: Item }
  init(dependencies: Dependencies) {}
}
final class Detail {
  struct Dependencies { var editor: Editor }
  init(_ item: Item, dependencies: Dependencies) {}
}
final class List {
  struct Dependencies { var makeDetail: (Item) -> Detail }
  init(dependencies: Dependencies) {}
}
