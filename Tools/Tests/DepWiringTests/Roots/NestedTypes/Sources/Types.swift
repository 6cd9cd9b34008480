enum Feed {
  protocol Loading {}
  final class Loader: Loading { init() { print("Loader") } }
  struct Style {
    struct Dependencies { var title: String }
    init(dependencies: Dependencies) { print(dependencies.title) }
  }
  final class Model {
    struct Dependencies {
      var loader: any Loading
      var style: Style
      var makeCell: (Cell.ID) -> Cell
    }
    let dependencies: Dependencies
    init(dependencies: Dependencies) { self.dependencies = dependencies }
  }
}
extension Feed {
  final class Cell {
    struct ID { var value: Int }
    struct Dependencies { var loader: any Loading }
    init(_ id: ID, dependencies: Dependencies) { print("Cell", id.value) }
  }
}
