final class First { init() { print("First") } }
final class Second {
  struct Dependencies { var first: First }
  init(dependencies: Dependencies) { print("Second") }
}
final class Third {
  struct Dependencies {
    var second: Second
    var first: First
  }
  init(dependencies: Dependencies) { print("Third") }
}
struct Fourth {
  struct Dependencies { var third: Third }
  let dependencies: Dependencies
}
